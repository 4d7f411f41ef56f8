import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.js';
import { runCommand } from './command.js';
import { ensureInstalled } from './install.js';
import { projectRoot } from './project-root.js';
import { readPort, serveUntilStopped } from './serve.js';

await runCommand(async () => {
  // Checked first, so that an invalid PORT is not reported only after minutes.
  readPort(process.env);
  const options = { root: projectRoot, env: process.env, log: console.log };
  if (!(await ensureInstalled(options))) console.log('All dependencies are installed.');
  if (!(await ensureBuilt(options))) {
    const editor = existsSync(`${projectRoot}/dist/admin/`) ? 'the content editor' : 'no content editor';
    console.log(`The built site is up to date. It has ${editor} at /admin/.`);
  }
  await serveUntilStopped(`${projectRoot}/dist`);
});
