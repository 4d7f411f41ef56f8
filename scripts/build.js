import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isCommand, Problem, runCommand, withProgress } from './command.js';
import { capture, run, VITE_ENVIRONMENT, viteCommand } from './process.js';
import { projectRoot } from './project-root.js';

/** @import { Log } from './command.js' */

/**
 * Builds the site, unless the existing build has the same inputs.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string} [options.outDir] the output folder: an absolute path, or one relative to the project's folder;
 *   defaults to `dist`
 * @param {NodeJS.ProcessEnv} options.env the environment to build with
 * @param {Log} options.log
 * @param {() => Promise<number>} [options.build] runs the build and returns its exit code
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
  const record = fileOfBuild('hash', root, outDir);
  // Computed before the build, so that a change during the build causes another one.
  const inputs = await hashBuildInputs(root, env);
  const mark = await outputMark(root, outDir);
  const recorded = await readFile(record, 'utf8').catch(() => '');
  if (mark !== undefined && recorded === `${inputs} ${mark}\n`) {
    const warnings = await readFile(fileOfBuild('warnings', root, outDir), 'utf8').catch(() => '');
    if (warnings !== '') log(warnings);
    return false;
  }
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
 * Returns a mark that identifies the output of one build: `vite build` also writes `dist/`, but not the record.
 *
 * @param {string} root
 * @param {string} outDir
 * @returns {Promise<string | undefined>} `undefined` if there is no built site
 */
async function outputMark(root, outDir) {
  const page = await stat(resolve(root, outDir, 'index.html')).catch(() => undefined);
  return page && `${page.mtimeMs}-${page.size}`;
}

/**
 * Returns the file with what is known of a build: the hash of its inputs, or its warnings, which are printed again when
 * the site is up to date.
 *
 * @param {'hash' | 'warnings'} what
 * @param {string} root
 * @param {string} outDir
 */
function fileOfBuild(what, root, outDir) {
  return join(root, '.cache', `build-${what}-${outDir.replaceAll(/[^\w-]/g, '_')}`);
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string} outDir
 */
function viteBuild(root, env, outDir) {
  // Node compresses on its thread pool, whose size of four can only be changed before the process starts.
  const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) };
  // Otherwise Vite lists some hundred files. Its warnings and the build's own lines are still printed.
  const args = ['build', '--logLevel', 'warn'];
  const files = { OUT_DIR: outDir, WARNINGS_FILE: fileOfBuild('warnings', root, outDir) };
  return run(...viteCommand(root, args), {
    cwd: root,
    env: { ...VITE_ENVIRONMENT, ...threads, ...env, ...files },
  });
}

const SOURCE_FOLDERS = ['src', 'public'];
/** At the root: configuration, the lockfile, entry pages, and the `.env` files that Vite reads. */
const ROOT_FILE = /^\.env|\.(?:ts|js|json|html)$/;
const BUILD_VARIABLE =
  /^(?:SITE_URL|BASE_PATH|CONTENT_DIR|CONTENT_WARNINGS|NODE_ENV|OFFLINE|COMPRESS|PREVIEW|SOURCE_DATE_EPOCH|GITHUB_(?:REPOSITORY|REF|REF_NAME|SERVER_URL)|VITE_.*)$/;

/**
 * Returns a hash of all inputs of the build: files, environment, the commit from which the dates on the pages are
 * derived, and the year of the copyright line. If the hash is equal, another build would change nothing.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export async function hashBuildInputs(root, env) {
  const content = resolve(root, env['CONTENT_DIR'] || 'content');
  const hash = createHash('sha256');
  const variables = Object.keys(env).filter((name) => BUILD_VARIABLE.test(name));
  for (const name of variables.sort()) hash.update(`${name}=${env[name]}\0`);
  hash.update(`${await lastCommit(root, content)}\0`);
  const files = await inputFiles(root, content);
  const contents = await Promise.all(files.map((file) => readFile(resolve(root, file))));
  for (const [index, bytes] of contents.entries()) {
    // With the length, text that moves from the end of one file to the start of the next changes the hash.
    hash.update(`${files[index]}\0${bytes.length}\0`).update(bytes);
  }
  hash.update(`${buildYear(env)}\0`);
  return hash.digest('hex');
}

/**
 * Returns the year of a build in UTC, as `src/node/site/site-fields.ts` does.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function buildYear({ SOURCE_DATE_EPOCH }) {
  const time = SOURCE_DATE_EPOCH === undefined ? Date.now() : Number(SOURCE_DATE_EPOCH) * 1000;
  if (Number.isNaN(time)) {
    throw new Problem(
      `SOURCE_DATE_EPOCH is "${SOURCE_DATE_EPOCH}". It must be seconds since 1970, in digits.`,
    );
  }
  return new Date(time).getUTCFullYear();
}

/**
 * @param {string} root
 * @param {string} content
 * @returns {Promise<string[]>} in an order that does not depend on the file system
 */
async function inputFiles(root, content) {
  const atRoot = (await filesIn(root, false)).filter((file) => ROOT_FILE.test(basename(file)));
  const folders = [content, ...SOURCE_FOLDERS.map((folder) => join(root, folder))];
  const below = await Promise.all(folders.map((folder) => filesIn(folder, true)));
  return [...atRoot, ...below.flat()].map((file) => relative(root, file)).sort();
}

/**
 * @param {string} folder
 * @param {boolean} recursive whether to include the folders below
 * @returns {Promise<string[]>} paths; none if the folder does not exist
 */
async function filesIn(folder, recursive) {
  const entries = await readdir(folder, { withFileTypes: true, recursive }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Returns the last commit that changed the content, because pages show their last change. Empty without a history.
 *
 * @param {string} root
 * @param {string} content
 */
async function lastCommit(root, content) {
  const log = capture('git', ['log', '-1', '--format=%H', '--', content], { cwd: root });
  const { code, output } = await log.catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output.trim() : '';
}

if (isCommand(import.meta.url)) {
  await runCommand(async () => {
    const outDir = process.env['OUT_DIR'] || 'dist';
    const isBuilt = await ensureBuilt({ root: projectRoot, outDir, env: process.env, log: console.log });
    if (!isBuilt) console.log(`The site in ${outDir} is up to date.`);
  });
}
