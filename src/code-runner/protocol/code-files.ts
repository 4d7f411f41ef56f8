/** A file of code that a reader edits. */
export interface CodeFile {
  /** Path such as `src/App.tsx`. */
  readonly path: string;
  readonly text: string;
}

/** The maximum length of all files together, in characters: far more than a person types, and quick to compile. */
export const MAX_CHARACTERS = 200_000;

/**
 * The maximum length of a line that is shown, in characters. Browsers take quadratic time to lay out some long lines, such
 * as 200,000 accents on one letter.
 */
export const MAX_LINE_LENGTH = 5_000;

/** The maximum number of files. */
const MAX_FILES = 40;

/** Names joined by slashes; the extension determines how a file is read. No part begins with a dot or an underscore. */
const PATH = /^(?:[a-z0-9][\w-]*\/)*[a-z0-9][\w-]*(?:\.[\w-]+)*\.(?:tsx?|jsx?|css|json)$/i;

/** Whether a text is the path of a file that can be edited. */
function isFilePath(path: string): boolean {
  return path.length <= 100 && PATH.test(path);
}

/** Whether a text has a line that is too long for the editor. */
export function hasLongLine(text: string): boolean {
  return text.split('\n').some((line) => line.length > MAX_LINE_LENGTH);
}

/** The file of a challenge that checks what the reader's code makes. It exports a function by default. */
export const CHECK_FILE = 'challenge.check.ts';

/** Possible entry files of a program, in the order of lookup. */
const ENTRIES = ['src/main.tsx', 'main.tsx', 'src/App.tsx', 'App.tsx'];

/** Returns the entry file of a program. */
export function entryOf(files: readonly CodeFile[]): string {
  const paths = files.map(({ path }) => path);
  return ENTRIES.find((path) => paths.includes(path)) ?? paths[0] ?? '';
}

/** Whether an entry file renders the program itself, as that of an app does. Any other exports a component. */
export function rendersItself(entry: string): boolean {
  return /(?:^|\/)main\.\w+$/.test(entry);
}

/**
 * Parses files from untrusted data, such as a link or the storage. Returns `undefined` if they are not what the editor
 * would have written.
 */
export function readCodeFiles(data: unknown): readonly CodeFile[] | undefined {
  if (!Array.isArray(data) || data.length === 0 || data.length > MAX_FILES) return undefined;
  const files: CodeFile[] = [];
  let characters = 0;
  for (const entry of data) {
    const [path, text]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof path !== 'string' || typeof text !== 'string' || !isFilePath(path)) return undefined;
    if (files.some((file) => file.path === path)) return undefined;
    characters += text.length;
    if (characters > MAX_CHARACTERS) return undefined;
    files.push({ path, text });
  }
  return files;
}

/** Whether files have the same names and texts. */
export function isSameCode(some: readonly CodeFile[], others: readonly CodeFile[]): boolean {
  return JSON.stringify(writeCodeFiles(some)) === JSON.stringify(writeCodeFiles(others));
}

/** Returns the form that {@link readCodeFiles} reads. */
export function writeCodeFiles(
  files: readonly CodeFile[],
): readonly (readonly [path: string, text: string])[] {
  return files.map(({ path, text }) => [path, text]);
}
