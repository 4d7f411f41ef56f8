import type { MarkdownApp, MarkdownAsset, MarkdownFigure, MarkdownLink } from './compiled-markdown.ts';
import { IdRegistry } from './id-registry.ts';
import { Report } from './report.ts';

/** Where the markdown of a page comes from. */
export interface MarkdownContext {
  /** Path of the file relative to the project's root, for messages. */
  readonly file: string;
  /** Absolute path of the file's folder; images are looked up from here. */
  readonly directory: string;
  /** Line of the file at which the markdown begins: 1 when there is no front matter. */
  readonly firstLine: number;
}

/** A page while it is compiled: what the transforms read, and what they find on their way. */
export interface Page {
  readonly context: MarkdownContext;
  readonly report: Report;
  readonly ids: IdRegistry;
  readonly links: MarkdownLink[];
  readonly demos: MarkdownFigure[];
  readonly diagrams: MarkdownFigure[];
  readonly apps: MarkdownApp[];
  /** By URL, because a page may show an image twice. */
  readonly assets: Map<string, MarkdownAsset>;
}

/** A page of which nothing is known yet. */
export function createPage(context: MarkdownContext): Page {
  return {
    context,
    report: Report.forFile(context.file, context.firstLine),
    ids: new IdRegistry(),
    links: [],
    demos: [],
    diagrams: [],
    apps: [],
    assets: new Map(),
  };
}
