import { requireSupportedNode } from './node-version.js';

requireSupportedNode();

// Imported late, so that an old Node prints the message above and not a syntax error.
const { runCommand } = await import('./command.js');
const { projectRoot } = await import('./project-root.js');
const { ensureInstalled } = await import('./install.js');
const { run, VITE_ENVIRONMENT, viteCommand } = await import('./process.js');
const { readPort } = await import('./serve.js');

// `npm run dev`: the development server, which prints its address. Vite's own arguments may follow.
await runCommand(async () => {
  // Checked first, so that an invalid PORT is not reported only after minutes.
  const port = readPort(process.env);
  await ensureInstalled({ root: projectRoot, log: console.log });
  const place = port === undefined ? [] : ['--port', String(port), '--strictPort'];
  const vite = viteCommand(projectRoot, [...place, ...process.argv.slice(2)]);
  process.exitCode = await run(...vite, { cwd: projectRoot, env: { ...process.env, ...VITE_ENVIRONMENT } });
});
