import type { Link, NavbarItem, Site, Version } from 'contentlayer/generated';
import type { Written } from './written.ts';

/** A visible text with a link. */
export type SiteLink = Written<Link>;

/** An entry of the navbar: a link, or a menu of links if it has no `href`. */
export type NavbarEntry = Written<NavbarItem>;

/** A documented version of the library. */
export interface DocsVersion extends Pick<Written<Version>, 'name' | 'label' | 'version'> {
  /** Slug of the page that `/docs` leads to. */
  readonly mainPage: string;
}

type SiteFile = Written<Site>;

/** Data that is the same on every page. Derived from `content/site.yaml`. */
export interface SiteData
  extends Pick<
      SiteFile,
      | 'title'
      | 'wordmark'
      | 'tagline'
      | 'repository'
      | 'chat'
      | 'locale'
      | 'navbar'
      | 'footer'
      | 'announcement'
    >,
    Required<Pick<SiteFile, 'smallPrint' | 'searchStart' | 'searchExamples'>> {
  /** The copyright line, year included. */
  readonly copyright: string;
  /** The versions that have pages. */
  readonly versions: readonly DocsVersion[];
  /** Name of the version that `content/docs/` documents; the pages of any other are in a folder with its name. */
  readonly currentVersion: string;
}

/** A category of the sidebar with its pages in reading order. */
export interface SidebarCategory {
  readonly label: string;
  readonly pages: readonly PageReference[];
}

/** A page as other pages refer to it. */
export interface PageReference<Id extends string = string> {
  /** Path below `/docs/`. */
  readonly id: Id;
  readonly title: string;
  /** Whether only previews contain the page. */
  readonly draft?: true;
  /** Whether the sidebar leaves it out. */
  readonly unlisted?: true;
  /** The heading above the page in the sidebar. */
  readonly run?: string;
  /** The kind of thing that an API page describes, if the sidebar shows it. */
  readonly badge?: string;
}
