import type { Heading } from '../../../shared/heading.ts';
import type { WrittenLink } from '../../content/check-links.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';

// What the compilation of a page returns besides its article: plain data, for all rooms above.

/** Ids of the headings whose first table lists problems, whatever the headings say. */
export const PROBLEM_SECTIONS: ReadonlySet<string> = new Set(['pitfalls', 'problems', 'errors']);

/** A row of a table of problems, as markdown. */
export interface ProblemRow {
  /** Symptom, cause and remedy. */
  readonly cells: readonly string[];
  /** The message with which the symptom begins, if it does, and what follows it, such as when it appears. */
  readonly message?: { readonly text: string; readonly rest: string };
}

/** A problem that a page explains. */
export interface Problem {
  /** Id of the table's section. */
  readonly section: string;
  /** Rows that belong together: one that says "the same" refers to the row above. */
  readonly rows: readonly ProblemRow[];
}

/** The files of an app as a page shows them: code by path, such as `src/App.tsx`. */
export type AppFiles = Readonly<Record<string, string>>;

/** A name that is a link in a code block. */
export interface LinkedName {
  readonly name: string;
  readonly href: string;
  /** Its type as inferred by the compiler there. */
  readonly type: string;
}

/** A part of an article that a link can lead to, with its own text. */
export interface ArticleSection {
  /** The start of the section: the article, a heading, an API entry, or the symptom in a row of a problem table. */
  readonly kind: 'start' | 'heading' | 'entry' | 'deprecated entry' | 'problem';
  /** 1 for the start, 2 to 6 for headings, one more than its heading for an entry and a problem. */
  readonly level: number;
  /** Id of the element; empty for the start. A problem has that of its heading. */
  readonly anchor: string;
  /** Text of the heading, name of the entry, or the symptom; empty for the start. */
  readonly name: string;
  /** Readable text without code samples; blocks are separated by newlines. */
  readonly text: string;
  /** The TypeScript type of an entry. */
  readonly type: string;
}

/** The app of a page as of the end of one of its sections; a demo of the page runs it. */
export interface EmbeddedApp {
  /** Id of the section. */
  readonly section: string;
  readonly files: AppFiles;
}

/** A file beside a page (an image) that the build copies to the site. */
export interface PageAsset {
  /** Absolute path of the source file. */
  readonly file: string;
  /** Path on the site, content-hashed, without the base path: `/assets/content/tree.1a2b3c4d.png`. */
  readonly url: string;
}

/** The facts that the compilation of a page collects, besides the article itself. Plain data. */
export interface PageFacts {
  /** Headings of levels 2 to 6 in document order. */
  readonly toc: readonly Heading[];
  /** Every id that a link to this page may lead to: headings, API entries, footnotes. Unknown if it has no article. */
  readonly anchors: readonly string[];
  /** Whether the page could not be compiled, which its diagnostics report. */
  readonly isUnreadable?: true;
  readonly links: readonly WrittenLink[];
  /** The names of the demos that the page shows. */
  readonly demos: readonly string[];
  readonly apps: readonly EmbeddedApp[];
  /** The rows of its problem tables. */
  readonly problems: readonly Problem[];
  readonly assets: readonly PageAsset[];
  /** For each code block, in order, the names in it that link to their API entries. */
  readonly names: readonly (readonly LinkedName[])[];
  /** The messages for the page's writer. */
  readonly diagnostics: readonly Diagnostic[];
  /** The hash of each file that the page depends on, by absolute path; `null` for a missing file. */
  readonly dependencies: Readonly<Record<string, string | null>>;
}
