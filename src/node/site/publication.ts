import type { Doc, TextPage } from 'contentlayer/generated';
import type { Unpublished } from '../../shared/site-data.ts';

// A page with `draft: true`, or with a `publishAt` after the day of the build, is excluded from the site model and from
// everything derived from it: documents, sidebar, search, sitemap, markdown, service worker. The development server and
// preview builds keep such pages and mark them.

/** The settings that determine which pages the site contains. */
export interface Publication {
  /** Whether the site contains pages that are not published yet. */
  readonly preview: boolean;
  /** The day of the build, `YYYY-MM-DD` in UTC. */
  readonly today: string;
}

/** Returns the time of the build in milliseconds; `SOURCE_DATE_EPOCH` (reproducible-builds.org) overrides it. */
export function buildTime(): number {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return epoch === undefined ? Date.now() : Number(epoch) * 1000;
}

/** Returns the publication settings of a site that is built now. */
export function publicationNow(preview: boolean): Publication {
  return { preview, today: new Date(buildTime()).toISOString().slice(0, 10) };
}

/** Returns the reason why a page is not published yet; undefined for a published one. */
export function unpublished(
  { draft, publishAt }: Pick<Doc | TextPage, 'draft' | 'publishAt'>,
  { today }: Publication,
): Unpublished | undefined {
  if (draft === true) return { kind: 'draft' };
  // Contentlayer turns the day into a time stamp.
  const day = publishAt?.slice(0, 10);
  return day === undefined || day <= today ? undefined : { kind: 'scheduled', day };
}

/** Returns why the site must not contain pages yet, by their paths. */
export function withheldPages(
  pages: readonly (Doc | TextPage)[],
  publication: Publication,
): ReadonlyMap<string, Unpublished> {
  const withheld = new Map<string, Unpublished>();
  for (const page of publication.preview ? [] : pages) {
    const reason = unpublished(page, publication);
    if (reason !== undefined) withheld.set(page.path, reason);
  }
  return withheld;
}
