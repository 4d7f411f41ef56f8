import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { VFile } from 'vfile';
import type { Point } from '../../../shared/point.ts';
import type { NotationRow } from '../../content/diagnostic.ts';
import { readContentFile } from '../../content/files.ts';
import type { SitePlace } from '../../content/routes.ts';
import type { AppFiles, ArticleSection, PageAsset, PageFacts } from './facts.ts';
import { IdRegistry } from './ids.ts';
import type { Origin } from './joined-text.ts';
import { Reporter } from './reporter.ts';

/** The markdown of a page and its origin. */
export interface PageSource extends SitePlace {
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
  /** The origins of a text that is joined from several files. */
  readonly origins?: readonly Origin[];
  /** The markdown of the pages whose app this page continues, from the first on. */
  readonly continued?: readonly string[];
  /** The slug of a documentation page, which is part of the keys of its apps. */
  readonly slug?: string;
  /** The version that the page belongs to, if it is not the current one. */
  readonly version?: string;
}

/** The facts about a page that plugins collect in lists. */
type Lists = {
  readonly [Name in 'toc' | 'links' | 'demos' | 'apps' | 'problems' | 'names']: PageFacts[Name][number][];
};

/** Returns the markup of a directive around its children, which are compiled like the rest of the page. */
export type RenderDirective = (children: readonly ElementContent[]) => Element;

/** A page during its compilation: `file.data.page` of the virtual file that the plugins share. */
export interface Page extends Lists {
  readonly source: PageSource;
  /** The files that the pages have shown whose app this page continues, each as last shown. */
  readonly earlier: AppFiles;
  readonly report: Reporter;
  readonly ids: IdRegistry;
  /** By URL, because a page may show an image twice. */
  readonly assets: Map<string, PageAsset>;
  readonly sections: ArticleSection[];
  /** What renders the directives of the page. */
  readonly directives: RenderDirective[];
  readonly dependencies: Map<string, string | null>;
}

/** A compiled page. */
export interface CompiledPage extends PageFacts {
  /** The article below its title, as a safe tree. */
  readonly tree: Root;
  /** The sections of the article, for the search. */
  readonly sections: readonly ArticleSection[];
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
 * Creates the virtual file of a page. Blank lines replace the front matter, so that positions in the tree are positions
 * in the file. The text is normalised with {@link normaliseText}.
 */
export function pageFile(source: PageSource, earlier: AppFiles = {}): VFile {
  const body = normaliseText(source.body);
  const file = new VFile({ path: source.file, value: `${'\n'.repeat(source.firstLine - 1)}${body}` });
  file.data.page = {
    source,
    earlier,
    report: new Reporter({
      file: source.file,
      start: { line: source.firstLine, column: 1 },
      origins: source.origins,
    }),
    ids: new IdRegistry(),
    toc: [],
    links: [],
    demos: [],
    apps: [],
    problems: [],
    assets: new Map(),
    names: [],
    sections: [],
    directives: [],
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
  file.data.page = { ...page, report: page.report.with({ pin: place }) };
  return file;
}

/** Returns the page of a virtual file. With a row of docs/notation.md, its problems lead to that row. */
export function pageOf(file: VFile, row?: NotationRow): Page {
  const { page } = file.data;
  if (page === undefined) throw new Error(`${file.path} was not made by pageFile().`);
  return row === undefined ? page : { ...page, report: page.report.with({ row }) };
}

/** Records a link for the check of links, unless it is in a copy of text that another page contains. */
export function addLink({ links, report }: Page, href: string, start: Point | undefined): void {
  if (!report.isCopy(start)) links.push({ href, ...report.locate(start) });
}

/** Returns the result of a compilation. */
export function resultOf(page: Page, tree: Root): CompiledPage {
  const { report, ids, assets, dependencies, ...rest } = page;
  const { toc, links, demos, apps, problems, names, sections } = rest;
  return {
    ...{ tree, toc, demos, apps, problems, names, sections },
    anchors: ids.anchors(),
    links: links.toSorted((a, b) => a.line - b.line || a.column - b.column),
    assets: [...assets.values()],
    diagnostics: report.diagnostics(),
    dependencies: Object.fromEntries(dependencies),
  };
}

/** Returns the result for a page that cannot be compiled: no article, and an error. */
export function unreadablePage(source: PageSource, message: string, hint: string): CompiledPage {
  const page = pageOf(pageFile(source));
  page.report.error(undefined, message, hint);
  return { ...resultOf(page, { type: 'root', children: [] }), isUnreadable: true };
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

/** Reads a file that articles refer to. Rejects if it has changed since its page was compiled: only checked content is published. */
export async function readAsset({ file, url }: PageAsset): Promise<Uint8Array> {
  const bytes = await readFile(file);
  if (!url.includes(`.${hashOf(bytes).slice(0, 8)}.`)) throw new Error(`${file} has changed. Try again.`);
  return bytes;
}
