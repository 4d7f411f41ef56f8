import type { PageData } from '../../shared/page-data.ts';
import type { BuildSettings } from '../site/build-settings.ts';
import type { Site } from '../site/site.ts';
import type { StandalonePage } from '../site/standalone-pages.ts';
import type { EntryOutput, FindEntry } from './app-output.ts';
import type { PAGE_STYLES } from './entry-modules.ts';
import type { FileWriter } from './file-writer.ts';

// What the stages of a build (`build.ts`) return: each takes what it needs from those before it.

/** A build whose content has been checked and compiled. */
export interface SiteBuild {
  readonly projectRoot: string;
  readonly settings: BuildSettings;
  readonly site: Site;
  /** The pages outside the router. */
  readonly standalone: readonly StandalonePage[];
  /** Origins of the hosted search. */
  readonly connections: readonly string[];
  /** The folder to which the site is written. */
  readonly directory: string;
  /** Writes a file of the site. */
  readonly write: FileWriter;
}

/** The exports of the app's server bundle. */
export interface ServerBundle {
  readonly renderPage: (path: string, page: PageData | undefined) => Promise<string>;
  readonly documentTitle: (title: string) => string;
}

/** The app as Vite has bundled it. */
export interface BundledApp {
  readonly server: ServerBundle;
  readonly findEntry: FindEntry;
  /** The module that each page loads. */
  readonly start: EntryOutput;
  /** The styles for the first paint of each kind of page. */
  readonly styles: Readonly<Record<keyof typeof PAGE_STYLES, string>>;
  /** The styles that only some articles need, each with what the HTML of these contains. */
  readonly articleStyles: readonly (readonly [mark: RegExp, style: string])[];
  /** The styles of the text with which a page outside the router begins. */
  readonly firstTextStyle: string;
}

/** Built files as paths below the site's root, each with the beginning of its SHA-256 hash. */
export type FileHashes = Readonly<Record<string, string>>;

/** The files that all pages load besides the app, as paths below the site's root. */
export interface CommonFiles {
  readonly searchIndex: string;
  readonly printStyle: string;
  /** All files that pages load and show, those of the app included, in alphabetical order. */
  readonly files: FileHashes;
}
