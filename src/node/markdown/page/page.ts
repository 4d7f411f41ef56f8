import { createHash } from 'node:crypto';
import path from 'node:path';
import { slug } from 'github-slugger';
import { VFile } from 'vfile';
import type { Heading } from '../../../shared/heading.ts';
import { OWN_IDS } from '../../../shared/page-ids.ts';
import type { Point } from '../../../shared/point.ts';
import type { WrittenLink } from '../../content/check-links.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { readContentFile } from '../../content/files.ts';
import type {
  ArticleSection,
  Embed,
  EmbeddedApp,
  LinkedName,
  PageAsset,
  Problem,
  ProblemKind,
} from './facts.ts';

/** An entry of the changelog. */
export interface ChangelogEntry {
  /** Id of its heading on the page that shows the changelog. */
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The version of the library; absent for a change of the documentation. */
  readonly release?: string;
  readonly markdown: string;
}

/** The markdown of a page and its origin. */
export interface PageSource {
  /** Path of the file relative to the project's root, for messages. */
  readonly file: string;
  /** The markdown, without its front matter. */
  readonly body: string;
  /** Line of the file at which the markdown begins: 1 without front matter. */
  readonly firstLine: number;
  /** Absolute path of the content folder, whose demos and diagrams the page may show. */
  readonly contentFolder: string;
  /** Absolute path of the file's folder, from which images are resolved. */
  readonly directory: string;
  /** Base path of the site, with a slash at both ends. */
  readonly base: string;
  /** The entries of the changelog, the newest first, for a page that shows it. */
  readonly changes?: readonly ChangelogEntry[];
  /** The slug of a documentation page, which is part of the keys of its apps. */
  readonly slug?: string;
}

/** A page during its compilation: `file.data.page` of the virtual file that the plugins share. */
export interface Page {
  readonly source: PageSource;
  readonly report: Reporter;
  readonly ids: IdRegistry;
  readonly toc: Heading[];
  readonly links: WrittenLink[];
  readonly demos: Embed[];
  readonly diagrams: Embed[];
  readonly apps: EmbeddedApp[];
  readonly problems: Problem[];
  readonly gathers: ProblemKind[];
  readonly since: Set<string>;
  /** By URL, because a page may show an image twice. */
  readonly assets: Map<string, PageAsset>;
  readonly names: (readonly LinkedName[])[];
  readonly sections: ArticleSection[];
  readonly dependencies: Map<string, string | null>;
}

declare module 'vfile' {
  interface DataMap {
    page: Page;
  }
}

/** Removes a byte-order mark and converts line endings to newlines. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/**
 * Creates the virtual file of a page. Empty lines replace the front matter, so that positions in the tree are positions
 * in the file. The text is normalised with {@link normaliseText}.
 */
export function pageFile(source: PageSource): VFile {
  const body = normaliseText(source.body);
  const file = new VFile({ path: source.file, value: `${'\n'.repeat(source.firstLine - 1)}${body}` });
  file.data.page = {
    source,
    report: new Reporter(file, { line: source.firstLine, column: 1 }),
    ids: new IdRegistry(),
    toc: [],
    links: [],
    demos: [],
    diagrams: [],
    apps: [],
    problems: [],
    gathers: [],
    since: new Set(),
    assets: new Map(),
    names: [],
    sections: [],
    dependencies: new Map(),
  };
  return file;
}

/**
 * Creates the virtual file of markdown in a YAML field of the page. It shares the facts of the page. Its lines do not
 * match those of the page's file (YAML folds them), so all messages are reported at the start of the field.
 */
export function fieldFile(text: string, page: Page, place: Point): VFile {
  const file = new VFile({ path: page.source.file, value: text });
  file.data.page = { ...page, report: page.report.pinnedTo(place) };
  return file;
}

/** Returns the page of a virtual file. */
export function pageOf(file: VFile): Page {
  const { page } = file.data;
  if (page === undefined) throw new Error(`${file.path} was not made by pageFile().`);
  return page;
}

/**
 * Reads a file that the page depends on; undefined if it does not exist or must not be published with the content folder.
 * A change of the file recompiles the page.
 */
export async function readDependency(file: string, page: Page): Promise<Buffer | undefined> {
  const absolute = path.resolve(file);
  const bytes = await readContentFile(absolute, page.source.contentFolder);
  page.dependencies.set(absolute, bytes === undefined ? null : hashOf(bytes));
  return bytes;
}

/** A hash of what a file contains. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the position at the end of a text that begins at a point. */
export function pointAfter({ line, column }: Point, text: string): Point {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  return { line: line + lines.length - 1, column: (lines.length === 1 ? column : 1) + last.length };
}

/** Reports problems of a page as messages of its virtual file. Never throws. */
export class Reporter {
  readonly #file: VFile;
  readonly #start: Point;
  readonly #pin: Point | undefined;

  /** `start` is the position of messages without one; a `pin` is the position of all messages. */
  constructor(file: VFile = new VFile(), start: Point = { line: 1, column: 1 }, pin?: Point) {
    this.#file = file;
    this.#start = start;
    this.#pin = pin;
  }

  /** Returns a reporter to the same file that reports all messages at one position. */
  pinnedTo(place: Point): Reporter {
    return new Reporter(this.#file, this.#start, place);
  }

  /** Returns the position in the file of a point of the parsed text. */
  locate(point: Point | undefined): Point {
    const { line, column } = this.#pin ?? point ?? this.#start;
    return { line, column };
  }

  /** Reports a problem that must be corrected before the site can be published. */
  error(point: Point | undefined, message: string, hint?: string): void {
    this.#add(true, point, message, hint);
  }

  /** Reports a problem that does not stop the build. */
  warning(point: Point | undefined, message: string, hint?: string): void {
    this.#add(false, point, message, hint);
  }

  /** Adds the messages about another file, which the page shows. */
  include(messages: VFile['messages']): void {
    this.#file.messages.push(...messages);
  }

  /** Returns all messages, in the order of the file. */
  diagnostics(): Diagnostic[] {
    const diagnostics = this.#file.messages.map(
      ({ fatal, file, line, column, reason, note }): Diagnostic => ({
        severity: fatal ? 'error' : 'warning',
        file: file ?? '',
        line: line ?? this.#start.line,
        column: column ?? 1,
        message: reason,
        ...(note !== undefined && { hint: note }),
      }),
    );
    return diagnostics.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  }

  #add(fatal: boolean, point: Point | undefined, reason: string, hint: string | undefined): void {
    const message = this.#file.message(reason, this.locate(point));
    message.fatal = fatal;
    message.note = hint;
  }
}

/** The origin of an id: chosen by a writer, derived from a heading's text, or used by our own markup only. */
type Origin = 'explicit' | 'automatic' | 'internal';

/** The ids of one page. Each can be claimed once; those of the page around the article are taken. */
class IdRegistry {
  readonly #origins = new Map<string, Origin>(OWN_IDS.map((id) => [id, 'internal']));

  /** Claims an id chosen by a writer. Returns `false` if it is taken. */
  claimExplicit(id: string): boolean {
    if (this.#origins.has(id)) return false;
    this.#origins.set(id, 'explicit');
    return true;
  }

  /** Claims an id derived from a heading's text, numbered if the plain one is taken. */
  claimAutomatic(text: string): {
    readonly id: string;
    readonly wanted: string;
    readonly lostToExplicit: boolean;
  } {
    const wanted = slugOf(text);
    const lostToExplicit = this.#origins.get(wanted) === 'explicit';
    return { id: this.#claimFree(wanted, 'automatic'), wanted, lostToExplicit };
  }

  /** Claims an id for `aria-labelledby` and the like, which no link leads to. */
  claimInternal(base: string): string {
    return this.#claimFree(base, 'internal');
  }

  /** Returns every id that a link may lead to. */
  anchors(): string[] {
    return [...this.#origins].filter(([, origin]) => origin !== 'internal').map(([id]) => id);
  }

  #claimFree(base: string, origin: Origin): string {
    let id = base;
    for (let count = 1; this.#origins.has(id); count += 1) id = `${base}-${count}`;
    this.#origins.set(id, origin);
    return id;
  }
}

/**
 * Returns GitHub's slug without leading and trailing hyphens and underscores: an emoji at the start of a heading leaves
 * no stray hyphen, and no id is a special key of objects such as `__proto__`.
 */
function slugOf(text: string): string {
  const trimmed = slug(text).replace(/^[-_]+|(?<![-_])[-_]+$/g, '');
  return trimmed === '' ? 'section' : trimmed;
}
