import { requireSupportedNode } from './node-version.js';

requireSupportedNode();

// Imported late, so that an old Node prints the message above and not a syntax error.
const { runCommand } = await import('./command.js');
const { runChecks } = await import('./test-checks.js');

const isQuick = process.argv.includes('--quick');
if (process.argv.includes('--all')) process.env['EVERY_PAGE'] = 'on';

await runCommand(async () => {
  const failed = await runChecks(isQuick ? 'quick' : process.env['EVERY_PAGE'] === 'on' ? 'all' : 'usual');
  if (isQuick) console.log('This was a quick run: "npm test" runs everything.');
  if (failed > 0) process.exitCode = 1;
});
