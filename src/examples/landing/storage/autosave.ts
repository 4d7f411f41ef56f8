/** Whether the page as it is now is kept in the browser. */
export type SaveState = 'untouched' | 'waiting' | 'saved' | 'failed';

/** The part of Craft.js' query that saving needs. */
interface PageSource {
  serialize(): string;
  readonly history: { canUndo(): boolean; canRedo(): boolean };
}

/** Saves a while after the last change. */
export interface Autosave {
  /** For `onNodesChange`. */
  changed(source: PageSource): void;
  /** Saves what waits, at once: the page is about to go. */
  flush(): void;
  /** Drops what waits; the page counts as untouched until the next change. */
  forget(): void;
  /** For `useSyncExternalStore`. */
  subscribe(onChange: () => void): () => void;
  state(): SaveState;
}

/** Milliseconds without a change before the page is saved. */
const DELAY = 600;

/** Makes an autosave over a function that stores the JSON and says whether it could. */
export function createAutosave(write: (json: string) => boolean): Autosave {
  const listeners = new Set<() => void>();
  let state: SaveState = 'untouched';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: PageSource | undefined;

  const become = (next: SaveState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const flush = () => {
    clearTimeout(timer);
    const source = waiting;
    waiting = undefined;
    if (source !== undefined) become(write(source.serialize()) ? 'saved' : 'failed');
  };

  return {
    changed(source) {
      // Craft.js calls once at the start though nothing has changed: a page that nobody touched is not saved.
      const isTouched = state !== 'untouched' || source.history.canUndo() || source.history.canRedo();
      if (!isTouched) return;
      waiting = source;
      become('waiting');
      clearTimeout(timer);
      timer = setTimeout(flush, DELAY);
    },
    flush,
    forget() {
      clearTimeout(timer);
      waiting = undefined;
      become('untouched');
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    state: () => state,
  };
}
