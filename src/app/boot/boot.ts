import { onFirstIntent, whenIdle } from '../platform/late-start.ts';
import { reloadForPress } from '../platform/recovery/stale-build-reload.ts';
import { placeholderText, SEARCH_FIELD_ID } from '../search/placeholder-input.ts';
import { showCurrentLink } from '../ui/show-current-link.ts';
import { collectEarlyClicks } from './early-clicks.ts';

/** Milliseconds in which what has failed is not tried again: a pointer that moves would ask at every step. */
const RETRY_PAUSE = 2000;

// The page is complete without this file. The app takes over when the browser is idle or the reader first turns to the
// page, whichever comes first, so that it never delays reading.
const earlyClicks = collectEarlyClicks();
let started = false;

async function startApp(): Promise<void> {
  if (started) return;
  started = true;
  try {
    const { start } = await import('../client.tsx');
    earlyClicks.replayLater();
    await start();
  } catch (error) {
    // The page works as it does without scripts, unless the reader pressed what needs them: then a new release may help.
    // A later intent tries again.
    const control = earlyClicks.waiting();
    if (control !== undefined) void reloadForPress(control, placeholderText);
    setTimeout(() => {
      started = false;
    }, RETRY_PAUSE);
    console.warn('The interactive part of this page could not be loaded.', error);
  }
}

// Who comes with a query wants to see results.
if (window.location.search !== '' && document.getElementById(SEARCH_FIELD_ID) !== null) void startApp();
onFirstIntent(() => void startApp());
whenIdle(() => void startApp());

const sidebar = document.querySelector<HTMLElement>('.sidebar');
if (sidebar !== null) showCurrentLink(sidebar);
