import { storageSlot } from '../../../app/platform/storage.ts';
import { createStore } from '../ui/store.ts';
import { type CheckedPage, checkPageText } from './check-page.ts';

const isFilled = (text: string): text is string => text !== '';
const page = storageSlot('craft-example-landing', isFilled);
const unreadable = storageSlot('craft-example-landing-unreadable', isFilled);

/** Reads the saved page, or the problems for which it is unreadable. Undefined if there is none. */
export function readPage(): CheckedPage | undefined {
  const text = page.read();
  if (text === undefined) return undefined;
  const checked = checkPageText(text);
  // A copy, because the next change replaces the page, and a later release may read it.
  if (checked.nodes === undefined) unreadable.write(text);
  return checked;
}

/** Saves the page; an empty text removes it. Returns false if the browser does not allow it or has no room. */
function writePage(json: string): boolean {
  page.write(json);
  return page.read() === json;
}

/** The state of the current page in the browser's storage. */
export type SaveState = 'untouched' | 'waiting' | 'saved' | 'failed';

/** The part of Craft.js' query that saving needs. */
interface PageSource {
  serialize(): string;
  readonly history: { canUndo(): boolean; canRedo(): boolean };
}

/** Milliseconds without a change before the page is saved. */
const SAVE_DELAY_MS = 600;

/**
 * Creates an autosave, which saves the page after a pause without changes.
 *
 * @param write stores the JSON, of which an empty text removes the page; returns whether it succeeded
 */
export function createAutosave(write: (json: string) => boolean) {
  const state = createStore<SaveState>('untouched');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: PageSource | undefined;
  const stop = () => {
    clearTimeout(timer);
    const source = waiting;
    waiting = undefined;
    return source;
  };
  /** Saves pending changes at once, because the page is about to be left. */
  const flush = () => {
    const source = stop();
    if (source !== undefined) state.set(write(source.serialize()) ? 'saved' : 'failed');
  };
  return {
    /** For `onNodesChange`. */
    changed(source: PageSource) {
      // Craft.js calls once at the start although nothing has changed; an untouched page is not saved.
      const isTouched = state.get() !== 'untouched' || source.history.canUndo() || source.history.canRedo();
      if (!isTouched) return;
      stop();
      waiting = source;
      timer = setTimeout(flush, SAVE_DELAY_MS);
      state.set('waiting');
    },
    flush,
    /** Drops the saved page and pending changes; the page counts as untouched until the next change. */
    forget() {
      stop();
      write('');
      state.set('untouched');
    },
    state,
  };
}

/** The autosave of this page. There is only one, because there is one storage key. */
export const autosave = createAutosave(writePage);

/**
 * Saves pending changes when the page is hidden, closed or left. When the reader comes back and another tab has saved a
 * page meanwhile, the document is loaded again: the next change here would replace that page.
 */
export function keepSaved(): void {
  page.subscribe(() => window.addEventListener('focus', () => window.location.reload(), { once: true }));
  window.addEventListener('pagehide', autosave.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') autosave.flush();
  });
}
