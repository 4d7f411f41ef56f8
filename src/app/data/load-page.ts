import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { retryAfterUnload } from '../platform/recovery/leaving.ts';
import { reloadOnce } from '../platform/recovery/stale-build-reload.ts';
import { NotSavedError, type PageKind, PageLoadError, pageQuery } from './page-query.ts';
import { loadPageStyles } from './page-styles.ts';

/** The router's context: what every loader receives. */
export interface LoaderContext {
  readonly queryClient: QueryClient;
  /**
   * Whether the reader is navigating to the page at a path without the base path. A prefetch in the background must
   * have no visible effect.
   */
  readonly isGoingTo: (path: string) => boolean;
}

interface PageRequest<K> extends LoaderContext {
  /** Route of the page, without the base path. */
  readonly path: string;
  readonly kind: K;
  /** Loads the code of a page that the app does not contain. */
  readonly loadCode?: () => Promise<void>;
}

/**
 * Loads a page from the cache or from the site's data files, with its code, and its styles if the document lacks them. If
 * that fails during a navigation, the browser loads the page itself if the server still answers, because a new release
 * may have replaced the files.
 */
export async function loadPage<K extends PageKind>(request: PageRequest<K>) {
  const { queryClient, isGoingTo, path, kind, loadCode } = request;
  try {
    const files = Promise.all([retryAfterUnload(() => loadPageStyles(kind)), loadCode?.()]);
    // If both fail, the data tell why: the page is not saved, or it is gone.
    files.catch(() => {});
    const page = await queryClient.ensureQueryData(pageQuery(path, kind));
    await files;
    return page;
  } catch (error) {
    // Without a network, the browser could not load the page either.
    if (error instanceof NotSavedError) throw error;
    // The dev server has announced changed content, and the page will be requested again.
    if (error instanceof CancelledError) throw error;
    console.warn(`The data of ${path} could not be loaded.`, error);
    if (isGoingTo(path)) await reloadOnce();
    throw error instanceof PageLoadError ? error : new PageLoadError(String(error), { cause: error });
  }
}
