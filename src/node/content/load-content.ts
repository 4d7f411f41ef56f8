import { join } from 'node:path';
import pMap from 'p-map';
import { pointAfter } from '../../shared/point.ts';
import { contentError, type Diagnostic, type Finding } from './diagnostic.ts';
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
  /** The front matter or, for a data file, all of it. Its findings include why the file cannot be read. */
  readonly yaml: ParsedYaml;
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
  const read = paths.filter((path) => !refused.has(`${folder}/${path}`));
  const load = (path: string) => loadDocument(contentDirectory, folder, path);
  const documents = await pMap(read, load, { concurrency: FILES_AT_ONCE });
  return {
    folder,
    readable: true,
    documents: documents.flatMap((document) => document ?? []),
    problems: [
      ...refused.values(),
      ...read.filter((path) => documentTypeOf(path) === undefined).map((path) => notADocument(folder, path)),
    ],
  };
}

/**
 * Reads and parses the source of one document; undefined for a file that is none.
 *
 * @param folder the content folder's path as problems name it
 * @param path the file's path below the content folder
 */
export async function loadDocument(
  contentDirectory: string,
  folder: string,
  path: string,
): Promise<SourceDocument | undefined> {
  const type = documentTypeOf(path);
  if (type === undefined) return undefined;
  const document = { file: `${folder}/${path}`, contentPath: path, type, body: '', bodyLine: 1 };
  const unread = (finding: Finding) => ({ ...document, yaml: { ...parseYaml(''), findings: [finding] } });
  const text = textOf(await readContentFile(join(contentDirectory, path), contentDirectory));
  if (text === undefined) {
    const hint = 'Save it with the encoding UTF-8.';
    return unread({ ...START, message: 'The file cannot be read as UTF-8 text.', hint });
  }
  const control = controlCharacterIn(text);
  if (control !== undefined) {
    const { at, ...mistake } = control;
    return unread({ ...pointAfter(START, text.slice(0, at)), ...mistake });
  }
  if (type.contentType === 'data') return { ...document, yaml: parseYaml(text) };
  const frontMatter = frontMatterOf(text);
  if (frontMatter.kind === 'broken') {
    const { line, message, hint } = frontMatter;
    return unread({ line, column: 1, message, hint });
  }
  const { yaml, body, bodyLine } = frontMatter;
  return { ...document, yaml: parseYaml(yaml), body, bodyLine };
}

const START = { line: 1, column: 1 };

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

function notADocument(folder: string, path: string): Diagnostic {
  const message = "The file doesn't match any type of document.";
  const patterns = DOCUMENTS.map(({ filePathPattern }) => filePathPattern);
  const hint = `${didYouMean(nearestPath(path, patterns))}Allowed: ${patterns.join(', ')}.`;
  return contentError(`${folder}/${path}`, message, hint);
}
