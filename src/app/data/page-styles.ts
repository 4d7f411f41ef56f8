import { loadFile } from '../platform/recovery/import-chunk.ts';
import articleStyles from '../styles/late-article.css?url';
import landingStyles from '../styles/late-landing.css?url';
import type { PageKind } from './page-query.ts';

/** The styles of a kind of page, for documents that were sent as another kind. */
interface LateStyles {
  readonly href: string;
  /** Whether the document came with these styles in itself, as it does with such a page. */
  readonly isSent: boolean;
}

const ARTICLE = lateStyles(articleStyles, '.doc');
const LANDING = lateStyles(landingStyles, '.landing');

/** A page of text looks like one of the documentation; what the search page needs comes with the app. */
const STYLES: Readonly<Record<PageKind, LateStyles | undefined>> = {
  doc: ARTICLE,
  text: ARTICLE,
  landing: LANDING,
  search: undefined,
};

/**
 * Loads the styles of a kind of page where the document lacks them.
 *
 * @throws Error where the file cannot be fetched
 */
export async function loadPageStyles(kind: PageKind): Promise<void> {
  const styles = STYLES[kind];
  if (styles !== undefined && !styles.isSent) await loadFile(styles.href);
}

/** Reads what the document was sent with, so this module must be evaluated before the app changes it. */
function lateStyles(href: string, mark: string): LateStyles {
  return { href, isSent: import.meta.env.SSR || document.querySelector(mark) !== null };
}
