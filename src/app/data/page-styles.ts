import { loadFile } from '../platform/recovery/load-part.ts';
import articleStyles from '../styles/bundles/deferred-article.css?url';
import landingStyles from '../styles/bundles/deferred-landing.css?url';
import type { PageKind } from './page-query.ts';

// Read from the document as it was sent, so this module must be evaluated before the app changes it.
const [hasArticleStyles, hasLandingStyles] = ['.doc', '.landing'].map(
  (mark) => import.meta.env.SSR || document.querySelector(mark) !== null,
);

/**
 * Loads the styles of a kind of page if the document was sent as another kind, and lacks them. Text pages share those of
 * documentation pages; those of the search page come with its code.
 *
 * @throws Error if the file cannot be fetched
 */
export async function loadPageStyles(kind: PageKind): Promise<void> {
  if (kind === 'landing') {
    if (!hasLandingStyles) await loadFile(landingStyles);
  } else if (kind !== 'search' && !hasArticleStyles) await loadFile(articleStyles);
}
