import type { SiteServer } from '../serve/server.ts';
import type { SiteName, SiteUnderTest } from '../sites/site.ts';

/** A site that has been built and is being served. */
export interface ServedSite {
  readonly name: SiteName;
  readonly site: SiteUnderTest;
  readonly outDir: string;
  readonly server: SiteServer;
}

export const PAGE_NAMES = ['mid', 'heavy'] as const;

/** A page of medium length, and the longest API page with the largest tables. */
export type PageName = (typeof PAGE_NAMES)[number];

/** A measured page, and the page from which a reader navigates to it. */
export interface MeasuredPage {
  readonly slug: string;
  readonly title: string;
  /** A page of the same group of the sidebar, so that the link is visible. */
  readonly from: string;
}

export const MEASURED_PAGES: Readonly<Record<PageName, MeasuredPage>> = {
  mid: { slug: 'concepts/nodes', title: 'Nodes', from: 'concepts/user-components' },
  heavy: { slug: 'api/useEditor', title: 'useEditor', from: 'api/useNode' },
};
