import type { SitePlace } from '../content/routes.ts';
import type { PageSource } from '../markdown/page/page.ts';
import type { CompiledParts } from './compile-page.ts';

/** A compiled page with the addresses of this site. */
export interface StoredPage extends CompiledParts {
  /** A hash of its article. */
  readonly hash: string;
}

/** The text of a page, and where it is. */
export interface PageText
  extends Pick<PageSource, 'body' | 'continued' | 'firstLine' | 'origins' | 'version'> {
  /** Path of the file below the content folder. */
  readonly contentPath: string;
}

/** The settings that affect the result of a compilation. */
export interface StoreSettings extends SitePlace {
  readonly projectRoot: string;
  /** Seconds after which the compilation of a page is ended; a minute if absent. */
  readonly maxSeconds?: number;
}
