import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isCommand, Problem, runCommand, withProgress } from './command.js';
import { run, VITE_ENVIRONMENT, viteCommand } from './process.js';
import { projectRoot } from './project-root.js';

/** @import { Log } from './command.js' */

/**
 * Builds the site, unless no input has changed since the last build.
 *
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {string} [options.outDir] the output folder, below the project's folder unless it is an absolute path
 * @param {NodeJS.ProcessEnv} options.env the environment to build with
 * @param {Log} options.log
 * @param {(env: NodeJS.ProcessEnv) => Promise<number>} [options.build] runs the build and returns its exit code
 * @returns {Promise<boolean>} whether anything was built
 */
export async function ensureBuilt({ root, outDir = 'dist', env, log, build = viteBuild }) {
  const page = resolve(root, outDir, 'index.html');
  const record = join(root, '.cache', `build-${outDir.replaceAll(/[^\w-]/g, '_')}`);
  // Before the build, so that a change during the build causes another one.
  const inputs = await inputsOf(root, env);
  /** A build by hand writes the site, but no record. */
  const state = async () => `${inputs}\n${await timeOf(page)}`;
  if ((await timeOf(page)) > 0 && (await textOf(record)) === (await state())) return false;
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(record, { force: true });
  const code = await alone(`${record}-lock`, outDir, () =>
    withProgress('Building the site', () => build({ ...env, OUT_DIR: outDir }), log),
  );
  if (code !== 0)
    throw new Problem(`The site could not be built (exit code ${code}); the reasons are above.`);
  await writeFile(record, await state());
  return true;
}

/**
 * Does the work unless another process does: two builds would delete each other's files.
 *
 * @template Result
 * @param {string} lock a file that exists meanwhile
 * @param {string} outDir
 * @param {() => Promise<Result>} work
 */
async function alone(lock, outDir, work) {
  const owner = Number(await textOf(lock));
  if (owner > 0 && isRunning(owner))
    throw new Problem(`Process ${owner} is building ${outDir} already. Wait until it ends, or stop it.`);
  await writeFile(lock, String(process.pid));
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {NodeJS.ProcessEnv} env */
function viteBuild(env) {
  // Otherwise Vite lists some hundred files. Its warnings and the build's own lines are still printed.
  const command = viteCommand(projectRoot, ['build', '--logLevel', 'warn']);
  return run(...command, { cwd: projectRoot, env: { ...VITE_ENVIRONMENT, ...env } });
}

/** At the root: configuration, the lockfile, and the `.env` files that Vite reads. */
const ROOT_FILE = /^\.env|\.(?:ts|js|json)$/;
const BUILD_VARIABLE =
  /^(?:SITE_URL|BASE_PATH|TRAILING_SLASH|CONTENT_DIR|CONTENT_WARNINGS|NODE_ENV|OFFLINE|PREVIEW|GITHUB_(?:REPOSITORY|REF|REF_NAME)|VITE_.*)$/;

/**
 * Returns a text that differs when an input of the build has changed: the newest time of its files and folders, the
 * variables that it reads, and the year of the copyright line. Git's log is an input, because pages show their dates.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env
 */
export async function inputsOf(root, env) {
  const atRoot = (await readdir(root)).filter((name) => ROOT_FILE.test(name)).sort();
  const folders = [resolve(root, env['CONTENT_DIR'] || 'content'), join(root, 'src'), join(root, 'public')];
  const below = folders.map(async (folder) => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    return [folder, ...names.map((name) => join(folder, name))];
  });
  const files = [...atRoot, '.git/logs/HEAD'].map((name) => join(root, name));
  const times = await Promise.all([...files, ...(await Promise.all(below)).flat()].map(timeOf));
  const variables = Object.entries(env).filter(([name]) => BUILD_VARIABLE.test(name));
  const year = new Date().getUTCFullYear();
  return JSON.stringify([times.reduce((a, b) => Math.max(a, b), 0), atRoot, variables.sort(), year]);
}

/**
 * Returns when a file or the names in a folder last changed; 0 if there is none.
 *
 * @param {string} file
 */
async function timeOf(file) {
  const found = await stat(file).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}

/** @param {string} file */
function textOf(file) {
  return readFile(file, 'utf8').catch(() => '');
}

if (isCommand(import.meta.url)) {
  await runCommand(async () => {
    const outDir = process.env['OUT_DIR'] || 'dist';
    const isBuilt = await ensureBuilt({ root: projectRoot, outDir, env: process.env, log: console.log });
    if (!isBuilt) console.log(`The site in ${outDir} is up to date.`);
  });
}
