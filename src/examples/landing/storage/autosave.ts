import type { SerializedNodes, useEditor } from '@craftjs/core';
import { storageSlot } from '../../../app/platform/storage.ts';
import { notify } from '../ui/notices.ts';
import { createStore } from '../ui/store.ts';
import { parsePage } from './check-page.ts';

const isFilled = (text: string): text is string => text !== '';
const page = storageSlot('craft-example-landing', isFilled);
const unreadable = storageSlot('craft-example-landing-unreadable', isFilled);

/** Reads the saved page; undefined if there is none, or if it cannot be read, which a notice says. */
export function readPage(): SerializedNodes | undefined {
  const text = page.read();
  if (text === undefined) return undefined;
  try {
    return parsePage(text);
  } catch (error) {
    // A copy, because the next change replaces the page, and a later release may read it.
    unreadable.write(text);
    const reason = error instanceof Error ? error.message : error;
    notify(`Your saved page could not be read, so this is the sample. ${reason}`, 'refusal');
    return undefined;
  }
}

/** The state of the current page in the browser's storage. */
export type SaveState = 'untouched' | 'waiting' | 'saved' | 'failed';

/** Whether the page is saved. */
export const saveState = createStore<SaveState>('untouched');

/** The part of Craft.js' query that saving needs. */
type PageSource = Pick<ReturnType<typeof useEditor>['query'], 'serialize' | 'history'>;

/** Milliseconds without a change before the page is saved. */
const SAVE_DELAY_MS = 600;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: PageSource | undefined;

/** Saves the page after a pause without changes. For `onNodesChange`. */
export function saveSoon(source: PageSource): void {
  // Craft.js calls once at the start although nothing has changed; an untouched page is not saved.
  const isTouched = saveState.get() !== 'untouched' || source.history.canUndo() || source.history.canRedo();
  if (!isTouched) return;
  clearTimeout(timer);
  waiting = source;
  timer = setTimeout(saveNow, SAVE_DELAY_MS);
  saveState.set('waiting');
}

/** Saves what waits to be saved. The browser may not allow it or have no room. */
function saveNow(): void {
  clearTimeout(timer);
  if (waiting === undefined) return;
  const json = waiting.serialize();
  waiting = undefined;
  page.write(json);
  saveState.set(page.read() === json ? 'saved' : 'failed');
}

/** Saves pending changes when the page is hidden, closed or left, and shows what another tab has saved. */
export function keepSaved(): void {
  page.subscribe(() => window.location.reload());
  window.addEventListener('pagehide', saveNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveNow();
  });
}
