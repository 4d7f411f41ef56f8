import type { Landing } from 'contentlayer/generated';
import type { Heading } from './heading.ts';
import type { PageReference } from './site-data.ts';
import type { Written } from './written.ts';

/** Metadata of every page, for browsers and search engines. */
interface PageMeta {
  readonly title: string;
  readonly description: string;
}

interface ArticlePageData extends PageMeta {
  /** Whether only previews contain the page. */
  readonly draft?: true;
  readonly headings: readonly Heading[];
  /** Day of the last change in version control, `YYYY-MM-DD`; absent if there is no history. */
  readonly lastChanged?: string;
  /** The article below its title, as safe HTML made by the build. */
  readonly html: string;
}

/** A documentation page. The app knows the ids of all pages, and data of its own release only names these. */
export interface DocPageData<Id extends string = string> extends ArticlePageData {
  readonly kind: 'doc';
  /** Path below `/docs/`: `api/editor`. */
  readonly id: Id;
  /** Path on the site, without its base path: `/docs/api/editor`. */
  readonly path: string;
  /** The name of the sidebar that lists the page. */
  readonly sidebar: string;
  /** The kind of thing that an API page describes, for example `Hook`. */
  readonly badge?: string;
  /** The sidebar category that lists the page. */
  readonly category: string;
  readonly previous?: PageReference<Id>;
  readonly next?: PageReference<Id>;
  /** URL at which the page's source can be edited. */
  readonly editUrl?: string;
  /** Where the sections are that were once on this page, by their anchors: addresses without the base path. */
  readonly movedSections?: Readonly<Record<string, string>>;
}

/** A page of text outside the documentation. */
export interface TextPageData extends ArticlePageData {
  readonly kind: 'text';
  /** Its path below the site's root. */
  readonly name: string;
}

/** The page at `/`. */
export interface LandingPageData extends Omit<Written<Landing>, 'body'> {
  readonly kind: 'landing';
  /** A demo beside its source, as safe HTML made by the build. */
  readonly html: string;
}

/** The page at `/search`. */
export interface SearchPageData extends PageMeta {
  readonly kind: 'search';
  /** Always empty: the page has no article. */
  readonly html: string;
}

/** The data of one page: fetched on client navigation, read from the document on first load. */
export type PageData = DocPageData | LandingPageData | SearchPageData | TextPageData;
