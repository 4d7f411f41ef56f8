import { whenHydrated } from '../platform/document/hydration.ts';
import { onFirstIntent, whenIdle } from '../platform/input/idle-or-intent.ts';
import { mayPrefetch } from '../platform/network/connection.ts';
import { loadDocument } from '../platform/recovery/load-document.ts';
import { SEARCH_FIELD_ID } from '../search/placeholder-input.ts';
import { showCurrentLink } from '../ui/show-current-link.ts';
import { recordPresses } from './event-replay.ts';

/** Milliseconds after a failure before the next attempt, because a moving pointer shows intent at every step. */
const RETRY_DELAY_MS = 2000;

// Pages outside the app share modules with this one, and so its file; only documents of the app name a search index.
if ('searchIndex' in document.documentElement.dataset) startLater();

/**
 * Starts the app when the browser is idle or at the first sign of intent, whichever comes first, so that it never delays
 * reading. The page is complete without it. For readers who save data it waits for that sign.
 */
function startLater(): void {
  const presses = recordPresses();
  // After a reload, Back leads within this document, whose text is not that of the former page.
  const { pathname } = window.location;
  const onBack = () => {
    if (window.location.pathname !== pathname) window.location.reload();
  };
  window.addEventListener('popstate', onBack);
  whenHydrated(() => window.removeEventListener('popstate', onBack));
  // Styles show readers who save data what waits for them.
  if (!mayPrefetch()) document.documentElement.dataset['savesData'] = '';
  let started = false;

  const startApp = async () => {
    if (started) return;
    started = true;
    try {
      const { start } = await import('../client.tsx');
      presses.replayLater();
      await start();
    } catch (error) {
      // The page works as it does without scripts. A new document may help a reader who waits for a control; a later
      // sign of intent tries again.
      if (presses.isWaiting()) void loadDocument();
      setTimeout(() => {
        started = false;
      }, RETRY_DELAY_MS);
      console.warn('The interactive part of this page could not be loaded.', error);
    }
  };

  // An address with a query asks for results, so the search page does not wait.
  if (window.location.search !== '' && document.getElementById(SEARCH_FIELD_ID) !== null) void startApp();
  onFirstIntent(startApp);
  whenIdle(startApp);

  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  if (sidebar !== null) showCurrentLink(sidebar);
}
