import { join } from 'node:path';
import pMap from 'p-map';
import { pointAfter } from '../../shared/point.ts';
import type { Diagnostic } from './diagnostic.ts';
import { contentError } from './diagnostic.ts';
import type { DocumentSchema } from './fields.ts';
import { findContentFiles, pathBelow, readContentFile, refusedFiles } from './files.ts';
import { frontMatterOf } from './front-matter.ts';
import { didYouMean, nearestPath } from './nearest.ts';
import { DOCUMENTS, documentTypeOf } from './schema.ts';
import { controlCharacterIn, type ParsedYaml, parseYaml } from './yaml.ts';

/** A document's source file with its fields parsed. */
export interface SourceDocument {
  /** Path as problems name it. */
  readonly file: string;
  /** Path below the content folder, separated by `/`. */
  readonly contentPath: string;
  readonly type: DocumentSchema;
  /** The front matter or, for a data file, all of it; `undefined` if it could not be read. */
  readonly yaml: ParsedYaml | undefined;
  /** The markdown below the front matter; empty for a data file. */
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
}

/** The content folder as read: the input of the checks. */
export interface LoadedContent {
  /** The content folder's path as problems name it. */
  readonly folder: string;
  /** Whether the folder itself could be read. */
  readonly readable: boolean;
  readonly documents: readonly SourceDocument[];
  /** Files that cannot be read or that are not documents. */
  readonly problems: readonly Diagnostic[];
}

/** The number of files read at a time: all at once would exceed the limit of open files on some systems. */
const FILES_AT_ONCE = 64;

/** Reads and parses the sources of all documents. Mistakes in them become problems; nothing is thrown. */
export async function loadContent(contentDirectory: string, projectRoot: string): Promise<LoadedContent> {
  const folder = pathBelow(projectRoot, contentDirectory) || contentDirectory.replaceAll('\\', '/');
  const unreadable = (message: string, hint: string): LoadedContent => {
    return { folder, readable: false, documents: [], problems: [contentError(folder, message, hint)] };
  };
  const sign = /[#%?]/.exec(projectRoot)?.[0];
  if (sign !== undefined) {
    return unreadable(
      `The path of the project, ${projectRoot}, contains "${sign}", which Contentlayer and Vite cannot load modules from.`,
      'Rename the folder, or move the project.',
    );
  }
  const paths = await findContentFiles(contentDirectory).catch(() => undefined);
  if (paths === undefined) {
    return unreadable(
      'The content folder cannot be read.',
      'Create a folder with site.yaml, sidebar.yaml, landing.md and docs/, or set CONTENT_DIR to the path of one.',
    );
  }

  const refused = await refusedFiles(contentDirectory, folder);
  const load = (path: string) => loadDocument(contentDirectory, folder, path);
  const loaded = await pMap(paths, load, { concurrency: FILES_AT_ONCE });
  const problems = loaded.flatMap(({ problem }) => problem ?? []);
  return {
    folder,
    readable: true,
    documents: loaded.flatMap(({ document }) => document ?? []),
    problems: [...refused.values(), ...problems.filter(({ file }) => !refused.has(file))],
  };
}

interface LoadedDocument {
  readonly document?: SourceDocument;
  readonly problem?: Diagnostic;
}

/**
 * Reads and parses the source of one document.
 *
 * @param folder the content folder's path as problems name it
 * @param path the file's path below the content folder
 */
export async function loadDocument(
  contentDirectory: string,
  folder: string,
  path: string,
): Promise<LoadedDocument> {
  const file = `${folder}/${path}`;
  const type = documentTypeOf(path);
  if (type === undefined) return { problem: notADocument(file, path) };

  const unread = { file, contentPath: path, type, yaml: undefined, body: '', bodyLine: 1 };
  const text = textOf(await readContentFile(join(contentDirectory, path), contentDirectory));
  if (text === undefined) {
    const hint = 'Save it with the encoding UTF-8.';
    return { document: unread, problem: contentError(file, 'The file cannot be read as UTF-8 text.', hint) };
  }
  const control = controlCharacterIn(text);
  if (control !== undefined) {
    const place = pointAfter({ line: 1, column: 1 }, text.slice(0, control.at));
    return { document: unread, problem: contentError(file, control.message, control.hint, place) };
  }
  if (type.contentType === 'data') return { document: { ...unread, yaml: parseYaml(text) } };

  const frontMatter = frontMatterOf(text);
  if (frontMatter.kind === 'found') {
    const { yaml, body, bodyLine } = frontMatter;
    return { document: { ...unread, yaml: parseYaml(yaml), body, bodyLine } };
  }
  const { message, hint, line } = frontMatter;
  return { document: unread, problem: contentError(file, message, hint, { line }) };
}

/**
 * Returns the text without byte-order mark, or `undefined` if it is not UTF-8. Letters with accents have one form, in which
 * the id of a heading and a link to it are equal: some programs write them in two characters.
 */
function textOf(bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize();
  } catch {
    return undefined;
  }
}

function notADocument(file: string, path: string): Diagnostic {
  const message = "The file doesn't match any type of document.";
  const patterns = DOCUMENTS.map(({ filePathPattern }) => filePathPattern);
  const hint = `${didYouMean(nearestPath(path, patterns))}Allowed: ${patterns.join(', ')}.`;
  return contentError(file, message, hint);
}
