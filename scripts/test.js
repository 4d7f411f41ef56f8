import { requireSupportedNode } from './node-version.js';

requireSupportedNode();

// Imported late: an old Node must meet the sentence above first.
const { runCommand } = await import('./command.js');
const { projectRoot } = await import('./project-root.js');
const { runSteps, sumUp } = await import('./test-runner.js');
const { testSteps } = await import('./test-steps.js');

await runCommand(async () => {
  const results = await runSteps(testSteps(projectRoot, console.log), { log: console.log });
  const { lines, failed } = sumUp(results);
  console.log(`\n${lines.join('\n')}`);
  if (failed > 0) process.exitCode = 1;
});
