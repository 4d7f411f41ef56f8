import './styles/bundles/deferred.css';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ViteHotContext } from 'vite/types/hot.js';
import { CONTENT_EVENT, STARTED_EVENT } from '../shared/dev-events.ts';
import { tolerateTranslation } from '../shared/tolerate-translation.ts';
import { installTrustedTypes } from '../shared/trusted-types.ts';
import { matchPage } from './data/match-page.ts';
import { pageKey } from './data/page-query.ts';
import { whenHydrated } from './platform/document/hydration.ts';
import { isOfflineFallback, pageFromDocument } from './platform/document/page-document.ts';
import { createAppRouter } from './router.tsx';

/** Starts the app in the document: hydrates the prerendered page, or renders if there is none (dev server). */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no element #root.');
  // Evaluating the modules has taken up the current task.
  await nextTask();
  installTrustedTypes();
  tolerateTranslation();
  const isFreshVisit = window.history.state === null;
  normalizeUrl();
  const offlineFallback = isOfflineFallback();
  const queryClient = new QueryClient();
  // Answers of the search are rendered when they come. By default they wait for a timer, and so often for another frame.
  notifyManager.setScheduler(queueMicrotask);
  const sent = pageFromDocument();
  if (sent !== undefined) queryClient.setQueryData(pageKey(sent.path), sent.page);

  await nextTask();
  const router = createAppRouter(queryClient);
  // Without this mark the router wraps its matches in a Suspense that the server's HTML does not have.
  if (root.hasChildNodes() && !offlineFallback) router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();

  if (import.meta.hot) followContent(import.meta.hot, { queryClient, router });

  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  if (!root.hasChildNodes() || offlineFallback) {
    // The dev server has no page at the address, or the service worker has not saved its document. The page's data may be
    // saved; otherwise the page reports again that it is not saved.
    createRoot(root).render(app);
  } else if (router.state.matches.some(({ status }) => status === 'error')) {
    throw new Error(`${window.location.pathname} could not be started; it stays as the server sent it.`);
  } else if (routeOf(router) === sent?.path) {
    if (isFreshVisit) router.options.scrollRestoration = afterFirstRender();
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // The host sent another page than the address names, because it answers everything with one file or this page is
    // newer than its 404.html. React renders the right page.
    createRoot(root).render(app);
  }
}

/**
 * Lets the router scroll except after its first render: by then, the browser has scrolled to the section or the text that
 * the address names, and the reader may have read on.
 */
function afterFirstRender(): () => boolean {
  let isFirst = true;
  return () => {
    const mayScroll = !isFirst;
    isFirst = false;
    return mayScroll;
  };
}

/** Returns the route of the page that the router has loaded; undefined if there is no such page. */
function routeOf({ state }: AnyRouter): string | undefined {
  const isMissing = state.matches.some(({ status }) => status === 'notFound');
  return isMissing ? undefined : matchPage(state.location.pathname);
}

/** Fetches the page again, without scrolling, when the dev server has compiled changed content. */
function followContent(
  hot: ViteHotContext,
  { queryClient, router }: { readonly queryClient: QueryClient; readonly router: AnyRouter },
): void {
  const started = new Promise<void>((resolve) => whenHydrated(resolve));
  void started.then(() => hot.send(STARTED_EVENT));
  hot.on(CONTENT_EVENT, async () => {
    // React must hydrate the page that was sent before it can render another one.
    await started;
    queryClient.removeQueries();
    void router.invalidate();
  });
}

/**
 * Replaces an alternative address of the page with its canonical one. Hosts also serve a page under its file name and
 * with repeated slashes, which the router would treat as other pages.
 */
function normalizeUrl(): void {
  const { pathname, search, hash } = window.location;
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(?:(\/)index)?\.html$/, '$1');
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', `${tidy}${search}${hash}`);
}

/** Yields to the browser for input and painting: no task may take longer than 50 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
