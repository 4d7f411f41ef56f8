import { runCommand } from './command.js';
import { ensureInstalled } from './install.js';
import { projectRoot } from './project-root.js';

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
