import { runCommand } from './command.js';
import { ensureInstalled } from './install.js';
import { run, VITE_ENVIRONMENT, viteCommand } from './process.js';
import { projectRoot } from './project-root.js';
import { readPort } from './serve.js';

// `npm run dev`: the development server, which prints its address. Vite's own arguments may follow.
await runCommand(async () => {
  // Checked first, so that an invalid PORT is not reported only after minutes.
  const port = readPort(process.env);
  await ensureInstalled({ root: projectRoot, log: console.log });
  const place = port === undefined ? [] : ['--port', String(port), '--strictPort'];
  const vite = viteCommand(projectRoot, [...place, ...process.argv.slice(2)]);
  process.exitCode = await run(...vite, { cwd: projectRoot, env: { ...process.env, ...VITE_ENVIRONMENT } });
});
