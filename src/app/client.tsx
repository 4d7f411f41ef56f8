import './styles/late.css';
import { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { installTrustedTypes } from '../shared/trusted-types.ts';
import { followContent } from './data/follow-content.ts';
import { matchPage } from './data/match-page.ts';
import { pageKey } from './data/page-query.ts';
import { HYDRATED_EVENT } from './platform/hydrated-event.ts';
import { nextTask } from './platform/next-task.ts';
import { keepPlaceInPageCache } from './platform/page-cache.ts';
import { pageFromDocument } from './platform/page-document.ts';
import { keepSentPage } from './platform/recovery/server-html.ts';
import { loadedWell, repeatPress, standsInForPage } from './platform/recovery/stale-build-reload.ts';
import { siteUrl } from './platform/site-url.ts';
import { tidyAddress } from './platform/tidy-address.ts';
import { createAppRouter } from './router.tsx';
import { focusFirstTarget, goToSection, nameDocument, titleOf } from './ui/arrival.ts';

/** Starts the app in the document: takes over the prerendered page, or renders where there is none (dev server). */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no element #root.');
  // The modules have just been evaluated.
  await nextTask();
  installTrustedTypes();
  tidyAddress();
  repeatPress();
  keepPlaceInPageCache();
  const standsIn = standsInForPage();
  const queryClient = new QueryClient();
  const sent = pageFromDocument();
  if (sent !== undefined) queryClient.setQueryData(pageKey(sent.path), sent.page);

  await nextTask();
  const router = createAppRouter({ queryClient });
  // Without this mark the router wraps its matches in a Suspense that the server's HTML does not have.
  if (root.hasChildNodes() && !standsIn) router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();

  if (import.meta.hot) followContent(import.meta.hot, { queryClient, router });

  const app = <RouterProvider router={router} />;
  if (!root.hasChildNodes()) {
    createRoot(root).render(app);
  } else if (standsIn) {
    // The service worker has not saved the document that the address names. Its data may be saved, or it says again
    // that it is not.
    document.title = titleOf(router.state.matches) ?? document.title;
    createRoot(root).render(app);
  } else if (matchPage(router.state.location.pathname) === sent?.path) {
    if (sent !== undefined) loadedWell(siteUrl(sent.path));
    keepSentPage(root);
    document.addEventListener(HYDRATED_EVENT, focusFirstTarget, { once: true });
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else if (router.state.matches.every(({ status }) => status === 'success')) {
    // The host sent another page than the address names (it answers everything with one file, or this page is newer
    // than its 404.html): React renders the right one.
    const onShown = () => {
      nameDocument(router.state.matches);
      goToSection(router.state.location.hash);
    };
    document.addEventListener(HYDRATED_EVENT, onShown, { once: true });
    createRoot(root).render(app);
  } else {
    console.warn(`${window.location.pathname} could not be started; it stays as the server sent it.`);
  }
}
