import { loadFile } from '../platform/recovery/import-chunk.ts';
import articleStyles from '../styles/bundles/deferred-article.css?url';
import landingStyles from '../styles/bundles/deferred-landing.css?url';
import type { PageKind } from './page-query.ts';

/** The styles of a kind of page, for documents that were sent as another kind. */
interface LateStyles {
  readonly href: string;
  /** Whether the document contains these styles, as a document of this kind of page does. */
  readonly isSent: boolean;
}

/** Only documents with tables of an API contain all styles of articles. */
const ARTICLE = lateStyles(articleStyles, '.api');
const LANDING = lateStyles(landingStyles, '.landing');

/** Text pages share the styles of documentation pages; those of the search page come with the app. */
const STYLES: Readonly<Record<PageKind, LateStyles | undefined>> = {
  doc: ARTICLE,
  text: ARTICLE,
  landing: LANDING,
  search: undefined,
};

/**
 * Loads the styles of a kind of page if the document lacks them.
 *
 * @throws Error if the file cannot be fetched
 */
export async function loadPageStyles(kind: PageKind): Promise<void> {
  const styles = STYLES[kind];
  if (styles !== undefined && !styles.isSent) await loadFile(styles.href);
}

/** Reads the document as it was sent, so this module must be evaluated before the app changes it. */
function lateStyles(href: string, mark: string): LateStyles {
  return { href, isSent: import.meta.env.SSR || document.querySelector(mark) !== null };
}
