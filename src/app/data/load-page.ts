import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { withoutSlash } from '../../shared/page-path.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { isHydrated } from '../platform/document/hydration.ts';
import { siteUrl } from '../platform/document/urls.ts';
import { ANSWER_LIMIT_MS, loadDocument } from '../platform/recovery/load-document.ts';
import { NotSavedError, type PageKind, PageLoadError, pageKey, pageQuery } from './page-query.ts';
import { loadPageStyles } from './page-styles.ts';

/** The router's context: what every loader receives. */
export interface LoaderContext {
  readonly queryClient: QueryClient;
}

interface PageRequest<K> extends LoaderContext {
  /** Route of the page, without the base path. */
  readonly path: string;
  readonly kind: K;
}

/** Loads a page from the cache or from the site's data files, and its styles if the document lacks them. */
export function loadPage<K extends PageKind>({ queryClient, path, kind }: PageRequest<K>) {
  const load = async () => {
    const styles = loadPageStyles(kind);
    // If both fail, the data tell why: the page is not saved, or it is gone.
    styles.catch(() => {});
    const page = await queryClient.ensureQueryData(pageQuery(path, kind));
    await styles;
    return page;
  };
  return orByDocument(path, load, () => queryClient.removeQueries({ queryKey: pageKey(path) }));
}

/** Returns the function that loads the code of a route that the app does not contain. */
export function lazyRoute<Route>(path: string, load: () => Promise<{ readonly Route: Route }>) {
  return async (): Promise<Route> => (await orByDocument(path, load)).Route;
}

/**
 * Loads what the page at a path needs. If that fails, or there is no answer in time, and the reader is navigating to the
 * page, the browser loads it itself, because a new release may have replaced the files. A prefetch has no such effect.
 * The router cannot tell the two apart: a navigation joins the prefetch that is under way.
 */
async function orByDocument<Loaded>(
  path: string,
  load: () => Promise<Loaded>,
  abort: () => void = () => {},
): Promise<Loaded> {
  try {
    return await withTimeout(load(), { milliseconds: ANSWER_LIMIT_MS });
  } catch (error) {
    // The dev server has announced changed content, and another attempt is under way, which must not be aborted.
    if (error instanceof CancelledError) throw error;
    // Another attempt must not wait for the same answer.
    abort();
    const isDestination = withoutSlash(window.location.pathname) === withoutSlash(siteUrl(path));
    // Without a network, the browser could not load the page either, unless its document is saved.
    if (error instanceof NotSavedError) {
      if (!error.isDocumentSaved || !isDestination) throw error;
      window.location.reload();
      await new Promise(() => {});
    }
    console.warn(`The data of ${path} could not be loaded.`, error);
    if (isHydrated() && isDestination) await loadDocument(replaceDocument);
    throw error instanceof PageLoadError ? error : new PageLoadError(String(error), { cause: error });
  }
}

/**
 * Loads the address that the browser shows already, with its search and hash, without a new entry in the history. A
 * reload would restore the scroll position of the former page.
 */
function replaceDocument(): void {
  const { href, pathname, search } = window.location;
  // The browser would only scroll if the address differed in nothing but its hash; an empty parameter makes it differ.
  // The router has replaced the method of `history` itself.
  const otherSearch = search === '' ? '?' : `${search}&`;
  History.prototype.replaceState.call(window.history, null, '', `${pathname}${otherSearch}`);
  window.location.replace(href);
}
