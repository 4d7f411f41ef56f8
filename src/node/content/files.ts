import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { contentError, type Diagnostic } from './diagnostic.ts';

/** The folder that writers edit, relative to the project's root. `CONTENT_DIR` overrides it. */
export const contentDirectory = process.env['CONTENT_DIR'] ?? 'content';

/**
 * Returns the folder of what is generated from the content: Contentlayer's documents, and the modules that the app
 * imports. `GENERATED_DIR` names the folder that contains it, so that builds of several sites can run at the same time.
 */
export function generatedDirectory(projectRoot: string): string {
  // Contentlayer always adds this name.
  return resolve(projectRoot, process.env['GENERATED_DIR'] ?? '.', '.contentlayer');
}

/** Returns the nearest parent folder of a project that is a repository; the project itself if there is none. */
export function repositoryRoot(projectRoot: string): string {
  for (let folder = projectRoot; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return projectRoot;
  }
}

/** Returns the content folder below the root of the repository, separated by `/`; undefined if it is outside. */
export function folderInRepository(projectRoot: string): string | undefined {
  return pathBelow(repositoryRoot(projectRoot), resolve(projectRoot, contentDirectory));
}

/** Below the content folder; contains runnable demos. */
export const DEMOS_FOLDER = 'demos';

/** Below the content folder; contains what readers solve in the code editor. */
export const CHALLENGES_FOLDER = 'challenges';

/** Below the content folder; contains the drawings of diagrams. */
export const DIAGRAMS_FOLDER = 'diagrams';

/** Below the content folder; contains the documented names in samples, which `npm run names` writes. */
export const NAMES_FOLDER = 'names';

/** The folders whose files are not documents, whatever their extensions. */
const OTHER_FOLDERS: readonly string[] = [CHALLENGES_FOLDER, DEMOS_FOLDER, NAMES_FOLDER];

/** Extensions of documents for Contentlayer, and those that a writer may mistake for them. */
const DOCUMENT_ENDING = /\.(md|mdx|markdown|yaml|yml|json)$/i;

/**
 * Returns the paths below the content folder (separated by `/`, sorted) of the files that are documents or look like
 * one. Throws when the folder cannot be read.
 */
export async function findContentFiles(contentDirectory: string): Promise<string[]> {
  const files = (await filesBelow(contentDirectory)).filter((path) => DOCUMENT_ENDING.test(path));
  return files.filter((path) => isRead(path) && !OTHER_FOLDERS.includes(path.split('/')[0] ?? ''));
}

/** The largest file, such as an image, in bytes: no person makes larger ones for a page. */
const MAX_BYTES = 10_000_000;

/** Why a file is not read: the end of a sentence that begins with its name, and the remedy. */
interface Refusal {
  readonly failure: string;
  readonly hint: string;
}

/**
 * Returns why a file must not be published with a folder: its path is outside the folder or leads through a symbolic link,
 * or the file is too large. The folder itself may be a link. Undefined for a missing file.
 */
export async function refusalOf(file: string, folder: string): Promise<Refusal | undefined> {
  const below = pathBelow(folder, file);
  const [real, root = folder] = await Promise.all(
    [file, folder].map((one) => realpath(one).catch(() => undefined)),
  );
  if (below === undefined || (real !== undefined && real !== join(root, below))) {
    return {
      failure: `is a link, or outside the folder "${basename(folder)}"`,
      hint: 'Everything in the folder is published, so put the file itself there.',
    };
  }
  const { size } = real === undefined ? { size: 0 } : await stat(real);
  if (size <= MAX_BYTES) return undefined;
  return {
    failure: `has ${size.toLocaleString('en')} bytes`,
    hint: `At most ${MAX_BYTES.toLocaleString('en')} are read. Make it smaller.`,
  };
}

/** Returns the path of a file below a folder, separated by `/`; undefined if it is elsewhere. */
export function pathBelow(folder: string, file: string): string | undefined {
  const path = relative(folder, file);
  // Absolute between two drives of Windows.
  return path.split(sep)[0] === '..' || isAbsolute(path) ? undefined : path.split(sep).join('/');
}

/** Reads a file of a folder. Undefined if it does not exist or {@link refusalOf} refuses it. */
export async function readContentFile(file: string, folder: string): Promise<Buffer | undefined> {
  if ((await refusalOf(file, folder)) !== undefined) return undefined;
  return readFile(file).catch(() => undefined);
}

/**
 * Returns an error for each file of a folder that {@link refusalOf} refuses, by its path in messages, which begins with
 * `shownFolder`. Empty if there is no such folder.
 *
 * @param isChecked whether a path below the folder is looked at; by default not hidden files, and installed packages
 */
export async function refusedFiles(
  folder: string,
  shownFolder: string,
  isChecked = isRead,
): Promise<ReadonlyMap<string, Diagnostic>> {
  const refused = new Map<string, Diagnostic>();
  for (const path of (await filesBelow(folder).catch(() => [])).filter(isChecked)) {
    const refusal = await refusalOf(join(folder, path), folder);
    const file = `${shownFolder}/${path}`;
    if (refusal) refused.set(file, contentError(file, `The file ${refusal.failure}.`, refusal.hint));
  }
  return refused;
}

/**
 * Returns the names of the files with an extension in a folder of the content folder, without the extension, sorted.
 * Empty if there is no such folder.
 */
export async function namesOfFiles(
  contentFolder: string,
  folder: string,
  ending: string,
): Promise<readonly string[]> {
  const files = await readdir(join(contentFolder, folder)).catch(() => []);
  return files.flatMap((file) => (file.endsWith(ending) ? file.slice(0, -ending.length) : [])).sort();
}

/** Whether a path of the content folder is neither hidden nor of an installed package: Contentlayer skips those. */
function isRead(path: string): boolean {
  return !path.split('/').some((name) => name.startsWith('.') || name === 'node_modules');
}

/** Returns the paths of the files below a folder, separated by `/`, sorted. Links are not followed. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.flatMap(({ parentPath, name }) => pathBelow(folder, join(parentPath, name)) ?? []).sort();
}
