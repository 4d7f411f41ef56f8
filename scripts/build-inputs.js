import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const sourceFolders = ['src', 'public'];
/** The scripts that run inside the build. */
const buildScripts = ['scripts/compress.js', 'scripts/for-each-at-once.js'];
/** At the root: configuration, the lockfile, entry pages, and the `.env` files Vite reads. */
const rootFile = /^\.env|\.(?:ts|js|json|html)$/;
/** Written by the build from files that are counted themselves. */
const generatedFile = /\.gen\.ts$/;
const buildVariable =
  /^(?:SITE_URL|BASE_PATH|CONTENT_DIR|CONTENT_WARNINGS|NODE_ENV|OFFLINE|COMPRESS|SIDEBAR_LIMIT|SOURCE_DATE_EPOCH|VITE_.*)$/;

/**
 * A hash over everything the built site depends on: files, environment, and the history the pages' dates come
 * from. Equal hashes mean that building again would change nothing.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export async function hashBuildInputs(root, env) {
  const content = resolve(root, env['CONTENT_DIR'] || 'content');
  const hash = createHash('sha256');
  const variables = Object.keys(env).filter((name) => buildVariable.test(name));
  for (const name of variables.sort()) hash.update(`${name}=${env[name]}\0`);
  hash.update(`${await lastCommit(root, content)}\0`);
  const files = await inputFiles(root, content);
  const contents = await Promise.all(files.map((file) => readFile(resolve(root, file))));
  for (const [index, bytes] of contents.entries()) {
    // The length keeps what moves from the end of one file to the start of the next from going unseen.
    hash.update(`${files[index]}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} content
 * @returns {Promise<string[]>} in an order that does not depend on the file system
 */
async function inputFiles(root, content) {
  const atRoot = (await filesIn(root, false)).filter((file) => rootFile.test(basename(file)));
  const folders = [content, ...sourceFolders.map((folder) => join(root, folder))];
  const below = await Promise.all(folders.map((folder) => filesIn(folder, true)));
  const files = [...atRoot, ...below.flat()].map((file) => relative(root, file));
  files.push(...buildScripts.filter((script) => existsSync(join(root, script))));
  return files.filter((file) => !generatedFile.test(file)).sort();
}

/**
 * @param {string} folder
 * @param {boolean} recursive whether to look into its folders
 * @returns {Promise<string[]>} their paths; none when there is no such folder
 */
async function filesIn(folder, recursive) {
  const entries = await readdir(folder, { withFileTypes: true, recursive }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The last commit that touched the content: pages show when they last changed. Empty where there is no
 * history.
 *
 * @param {string} root
 * @param {string} content
 */
async function lastCommit(root, content) {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%H', '--', content], {
      cwd: root,
    });
    return stdout.trim();
  } catch {
    return '';
  }
}
