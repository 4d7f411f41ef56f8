import { requireSupportedNode } from './node-version.js';

requireSupportedNode();

// Imported late: an old Node must meet the sentence above first, and the server's library needs an
// installation.
const { runCommand } = await import('./command.js');
const { readPort } = await import('./port.js');
const { projectRoot } = await import('./project-root.js');

await runCommand(async () => {
  const { ensureInstalled } = await import('./install.js');
  const { ensureBuilt } = await import('./build.js');
  // A mistaken PORT is told now, not after minutes of work.
  readPort(process.env);
  const options = { root: projectRoot, env: process.env, log: console.log };
  if (!(await ensureInstalled(options))) console.log('Dependencies are up to date.');
  if (!(await ensureBuilt(options))) console.log('The built site is up to date.');
  const { serveUntilStopped } = await import('./serve.js');
  await serveUntilStopped(`${projectRoot}/dist`);
});
