import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { hashBuildInputs } from './build-inputs.js';
import { isCommand, runCommand } from './command.js';
import { Problem } from './problem.js';
import { withProgress } from './progress.js';
import { projectRoot } from './project-root.js';
import { runTool } from './run-tool.js';

/** @import { Log } from './progress.js' */

/**
 * Builds the site, unless what is there was built from the same inputs.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string} [options.outDir] where the site goes: an absolute path, or one relative to the project's folder;
 *   `dist` when left out
 * @param {NodeJS.ProcessEnv} options.env the environment to build with
 * @param {Log} options.log
 * @param {() => Promise<number>} [options.build] runs the build and gives its exit code
 * @returns {Promise<boolean>} whether anything was built
 * @throws {Problem} when the build fails
 */
export async function ensureBuilt({
  root,
  outDir = 'dist',
  env,
  log,
  build = () => viteBuild(root, env, outDir),
}) {
  const record = recordFile(root, outDir);
  // Taken before the build: what changes while it runs has to lead to another one.
  const inputs = await hashBuildInputs(root, env);
  if (await isRecorded(record, inputs, await outputMark(root, outDir))) return false;
  await rm(record, { force: true });
  const code = await withProgress('Building the site', build, log);
  if (code !== 0)
    throw new Problem(`The site could not be built (exit code ${code}); the reasons are above.`);
  const output = await outputMark(root, outDir);
  if (output === undefined)
    throw new Problem(`The build ended without an error but wrote no ${outDir}/index.html.`);
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, `${inputs} ${output}\n`);
  return true;
}

/**
 * @param {string} record
 * @param {string} inputs
 * @param {string | undefined} output
 */
async function isRecorded(record, inputs, output) {
  if (output === undefined) return false;
  const recorded = await readFile(record, 'utf8').catch(() => '');
  return recorded.trim() === `${inputs} ${output}`;
}

/**
 * What tells one build's output from another's: `vite build` also writes `dist/`, but not the record.
 *
 * @param {string} root
 * @param {string} outDir
 * @returns {Promise<string | undefined>} undefined when there is no built site
 */
async function outputMark(root, outDir) {
  const page = await stat(resolve(root, outDir, 'index.html')).catch(() => undefined);
  return page && `${page.mtimeMs}-${page.size}`;
}

/**
 * @param {string} root
 * @param {string} outDir
 */
function recordFile(root, outDir) {
  return join(root, '.cache', `build-hash-${outDir.replaceAll(/[^\w-]/g, '_')}`);
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string} outDir
 */
function viteBuild(root, env, outDir) {
  // Compression runs on Node's thread pool, whose size of four can only be changed before a process starts.
  const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) };
  const tool = { package: 'vite', command: 'vite', args: ['build'] };
  return runTool(root, tool, { env: { ...threads, ...env, OUT_DIR: outDir } });
}

if (isCommand(import.meta.url)) {
  await runCommand(async () => {
    const outDir = process.env['OUT_DIR'] || 'dist';
    const isBuilt = await ensureBuilt({ root: projectRoot, outDir, env: process.env, log: console.log });
    if (!isBuilt) console.log(`The site in ${outDir} is up to date.`);
  });
}
