import type { Heading } from '../../shared/heading.ts';
import type { ContentProblem } from '../content/problem.ts';
import type { AppFiles } from './demo/page-app.ts';

/** A link or image as written, with its place in the source file. */
export interface MarkdownLink {
  /** The target as the writer wrote it. */
  readonly href: string;
  /** Line in the source file, from 1 (front matter included). */
  readonly line: number;
  readonly column: number;
}

/** A demo or diagram that a page shows, with its place in the source file. */
export interface MarkdownFigure {
  /** Its name: that of its file in the folder `demos` or `diagrams`, without ending. */
  readonly name: string;
  /** Line in the source file, from 1 (front matter included). */
  readonly line: number;
  readonly column: number;
}

/** The app of a page as a reader has it after one of its sections; a demo of the page runs it. */
export interface MarkdownApp {
  /** Id of the section. */
  readonly section: string;
  readonly files: AppFiles;
}

/** A file beside a page (an image) that the build must copy to the site. */
export interface MarkdownAsset {
  /** Absolute path of the source file. */
  readonly file: string;
  /** Path on the site, content-hashed, without the base path: `/assets/content/tree.1a2b3c4d.png`. */
  readonly url: string;
}

/** What the markdown pipeline makes of one page. Plain data: it is cached and serialised as JSON. */
export interface CompiledMarkdown {
  /** The article below its title, as safe HTML. Site links are root-relative, without the base path. */
  readonly html: string;
  /** Headings of levels 2 to 6 in document order. */
  readonly headings: readonly Heading[];
  /** Every id that a link to this page may name: headings, API entries, footnotes. */
  readonly anchors: readonly string[];
  /** Every link of the page, for the link check. */
  readonly links: readonly MarkdownLink[];
  /** Every demo of the page; its source is not in the HTML yet. */
  readonly demos: readonly MarkdownFigure[];
  /** Every diagram of the page; its drawing is not in the HTML yet. */
  readonly diagrams: readonly MarkdownFigure[];
  /** The apps that demos of the page run. */
  readonly apps: readonly MarkdownApp[];
  /** Files that the HTML refers to. */
  readonly assets: readonly MarkdownAsset[];
  /** What the writer should mend. */
  readonly problems: readonly ContentProblem[];
}
