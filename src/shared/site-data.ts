/** A visible text with a link. */
export interface SiteLink {
  readonly label: string;
  /** A path of this site, without the base path, or a full URL. */
  readonly href: string;
}

/** An entry of the navbar: a link or a menu of links. */
export type NavbarEntry =
  | { readonly kind: 'link'; readonly link: SiteLink; readonly position: NavbarPosition }
  | {
      readonly kind: 'menu';
      readonly label: string;
      readonly items: readonly SiteLink[];
      readonly position: NavbarPosition;
    };

/** The side of the navbar on which an entry is placed. */
export type NavbarPosition = 'left' | 'right';

/** A documented version of the library. */
export interface DocsVersion {
  /** Stable key, remembered in the reader's browser. */
  readonly name: string;
  readonly label: string;
  /** The version itself: `0.2.0`. */
  readonly version: string;
  /** Slug of the page that `/docs` leads to. */
  readonly mainPage: string;
}

/** A message above the navbar that a reader can dismiss for good. */
export interface SiteAnnouncement {
  readonly id: string;
  readonly text: string;
  readonly link?: SiteLink;
}

/** Data that is the same on every page. Derived from `content/site.yaml`. */
export interface SiteData {
  readonly title: string;
  /** The title as a drawing in a box 24 units high. */
  readonly wordmark?: { readonly path: string; readonly width: number };
  readonly tagline: string;
  readonly repository: string;
  readonly locale: { readonly code: string; readonly label: string; readonly direction: 'ltr' | 'rtl' };
  readonly navbar: readonly NavbarEntry[];
  readonly footer: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
  /** Links beside the copyright line. */
  readonly smallPrint: readonly SiteLink[];
  /** Pages outside the documentation that the search finds by their names. */
  readonly searchLinks: readonly SiteLink[];
  /** Pages and queries that the search offers to readers who have not searched yet. */
  readonly searchStart: readonly SiteLink[];
  readonly searchExamples: readonly string[];
  /** The copyright line, year included. */
  readonly copyright: string;
  readonly announcement?: SiteAnnouncement;
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
  /** Path on the site, without its base path. */
  readonly path: string;
  readonly title: string;
  /** Absent for a published page. */
  readonly unpublished?: Unpublished;
  /** The kind of thing that an API page describes, if the sidebar shows it. */
  readonly badge?: string;
}

/** Why a page is not published yet. Only the development server and preview builds contain such pages. */
export type Unpublished = { readonly kind: 'draft' } | { readonly kind: 'scheduled'; readonly day: string };
