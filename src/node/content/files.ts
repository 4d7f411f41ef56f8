import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** The folder that writers edit, relative to the project's root. `CONTENT_DIR` overrides it. */
export const contentDirectory = process.env['CONTENT_DIR'] ?? 'content';

/** Returns the nearest parent folder of a project that is a repository; the project itself if there is none. */
export function repositoryRoot(projectRoot: string): string {
  for (let folder = projectRoot; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return projectRoot;
  }
}

/** Returns the content folder below the root of the repository, separated by `/`; undefined if it is outside. */
export function folderInRepository(projectRoot: string): string | undefined {
  const folder = relative(repositoryRoot(projectRoot), resolve(projectRoot, contentDirectory));
  return folder.startsWith('..') || isAbsolute(folder) ? undefined : folder.split(sep).join('/');
}

/** Below the content folder; contains runnable demos. */
export const DEMOS_FOLDER = 'demos';

/** Below the content folder; contains the drawings of diagrams. */
export const DIAGRAMS_FOLDER = 'diagrams';

/** Below the content folder; contains the documented names in samples, which `npm run names` writes. */
export const NAMES_FOLDER = 'names';

/** The folders whose files are not documents, whatever their extensions. */
const OTHER_FOLDERS: readonly string[] = [DEMOS_FOLDER, NAMES_FOLDER];

/** Extensions of documents for Contentlayer, and those that a writer may mistake for them. */
const DOCUMENT_ENDING = /\.(md|mdx|markdown|yaml|yml|json)$/i;

/**
 * Returns the paths below the content folder (separated by `/`, sorted) of the files that are documents or look like
 * one. Hidden files and folders are skipped, as Contentlayer does. Throws when the folder cannot be read.
 */
export async function findContentFiles(contentDirectory: string): Promise<string[]> {
  const files = await filesBelow(contentDirectory, '');
  return files.filter((path) => DOCUMENT_ENDING.test(path)).sort();
}

/**
 * Returns the names of the files in a folder that have an extension, without the extension, sorted. Empty if there is
 * no such folder.
 */
export async function namesOfFiles(folder: string, ending: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

async function filesBelow(contentDirectory: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(contentDirectory, folder), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || OTHER_FOLDERS.includes(path)) continue;
    if (entry.isDirectory()) found.push(...(await filesBelow(contentDirectory, path)));
    else found.push(path);
  }
  return found;
}
