import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { hashBuildInputs } from './build-inputs.js';
import { Problem } from './problem.js';
import { withProgress } from './progress.js';
import { runTool } from './run-tool.js';

/** @import { Log } from './progress.js' */

/**
 * Builds the site into `dist/`, unless what is there was built from the same inputs.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {NodeJS.ProcessEnv} options.env the environment to build with
 * @param {Log} options.log
 * @param {() => Promise<number>} [options.build] runs the build and gives its exit code
 * @returns {Promise<boolean>} whether anything was built
 * @throws {Problem} when the build fails
 */
export async function ensureBuilt({ root, env, log, build = () => viteBuild(root, env) }) {
  const record = recordFile(root);
  // Taken before the build: what changes while it runs has to lead to another one.
  const inputs = await hashBuildInputs(root, env);
  if (await isRecorded(root, inputs)) return false;
  await rm(record, { force: true });
  const code = await withProgress('Building the site', build, log);
  if (code !== 0)
    throw new Problem(`The site could not be built (exit code ${code}); the reasons are above.`);
  const output = await outputMark(root);
  if (output === undefined)
    throw new Problem('The build ended without an error but wrote no dist/index.html.');
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, `${inputs} ${output}\n`);
  return true;
}

/**
 * @param {string} root
 * @param {string} inputs
 */
async function isRecorded(root, inputs) {
  const output = await outputMark(root);
  if (output === undefined) return false;
  const recorded = await readFile(recordFile(root), 'utf8').catch(() => '');
  return recorded.trim() === `${inputs} ${output}`;
}

/**
 * What tells one build's output from another's: `npm run build` also writes `dist/`, but not the record.
 *
 * @param {string} root
 * @returns {Promise<string | undefined>} undefined when there is no built site
 */
async function outputMark(root) {
  const page = await stat(join(root, 'dist', 'index.html')).catch(() => undefined);
  return page && `${page.mtimeMs}-${page.size}`;
}

/** @param {string} root */
function recordFile(root) {
  return join(root, '.cache', 'build-hash');
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
function viteBuild(root, env) {
  // Compression runs on Node's thread pool, whose size of four can only be changed before a process starts.
  const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) };
  const tool = { package: 'vite', command: 'vite', args: ['build'] };
  // What is built here is what is served and tested, so it always goes to dist/.
  return runTool(root, tool, { env: { ...threads, ...env, OUT_DIR: 'dist' } });
}
