import type { PageFacts } from '../markdown/page/facts.ts';
import type { PageSource } from '../markdown/page/page.ts';

/** The part of a page that the store keeps in memory. The article and its sections are read on request. */
export interface StoredPage extends PageFacts {
  /** The name of the store's entry: a hash of everything in this project from which the page is compiled. */
  readonly key: string;
  readonly hash: string;
}

/** The text of a page, and where it is. */
export interface PageText extends Pick<PageSource, 'body' | 'firstLine' | 'origins' | 'version'> {
  /** The markdown of the pages whose app this page continues, from the first on. */
  readonly continued?: readonly string[];
  /** Path of the file below the content folder. */
  readonly contentPath: string;
}

/** The settings that affect the result of a compilation. */
export interface StoreSettings {
  readonly projectRoot: string;
  /** Base path of the site, with a slash at both ends. */
  readonly base: string;
  /** Whether links to pages end with a slash. */
  readonly trailingSlash?: boolean | undefined;
  /** Seconds after which the compilation of a page is ended; a minute if absent. */
  readonly maxSeconds?: number;
}
