import { requireSupportedNode } from './node-version.js';

requireSupportedNode();

// Imported late, so that an old Node prints the message above and not a syntax error.
const { runCommand } = await import('./command.js');
const { projectRoot } = await import('./project-root.js');
const { runSteps, sumUp } = await import('./test-runner.js');
const { testSteps } = await import('./test-steps.js');

const { log } = console;
const quick = process.argv.includes('--quick');
process.env['NODE_OPTIONS'] =
  `${process.env['NODE_OPTIONS'] ?? ''} --import=${new URL('late-optimiser.js', import.meta.url)}`;
const steps = testSteps({ root: projectRoot, log, quick });

await runCommand(async () => {
  const { lines, failed } = sumUp(await runSteps(steps, log));
  log(`\n${lines.join('\n')}`);
  if (quick) log('This was a quick run: "npm test" runs everything.');
  if (failed > 0) process.exitCode = 1;
});
