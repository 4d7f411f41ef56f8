import { existsSync } from 'node:fs';
import { requireSupportedNode } from './node-version.js';

requireSupportedNode();

// Imported late, so that an old Node prints the message above and not a syntax error.
const { runCommand } = await import('./command.js');
const { projectRoot } = await import('./project-root.js');
const { ensureInstalled } = await import('./install.js');
const { ensureBuilt } = await import('./build.js');
const { readPort, serveUntilStopped } = await import('./serve.js');

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
