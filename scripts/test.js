import { requireSupportedNode } from './node-version.js';

requireSupportedNode();

// Imported late, so that an old Node prints the message above and not a syntax error.
const { runCommand } = await import('./command.js');
const { ensureInstalled } = await import('./install.js');
const { projectRoot } = await import('./project-root.js');

const isQuick = process.argv.includes('--quick');
if (process.argv.includes('--all')) process.env['EVERY_PAGE'] = 'on';

await runCommand(async () => {
  await ensureInstalled({ root: projectRoot, log: console.log });
  const { register } = await import('tsx/esm/api');
  register();
  const { runChecks } = await import('./test-checks.ts');
  const failed = await runChecks(isQuick ? 'quick' : process.env['EVERY_PAGE'] === 'on' ? 'all' : 'usual');
  if (isQuick) console.log('This was a quick run: "npm test" runs everything.');
  if (failed > 0) process.exitCode = 1;
});
