/** The state of the current page in the browser's storage. */
export type SaveState = 'untouched' | 'waiting' | 'saved' | 'failed';

/** The part of Craft.js' query that saving needs. */
interface PageSource {
  serialize(): string;
  readonly history: { canUndo(): boolean; canRedo(): boolean };
}

/** Saves the page after a pause without changes. */
export interface Autosave {
  /** For `onNodesChange`. */
  changed(source: PageSource): void;
  /** Saves pending changes at once, because the page is about to be left. */
  flush(): void;
  /** Drops pending changes; the page counts as untouched until the next change. */
  forget(): void;
  /** For `useSyncExternalStore`. */
  subscribe(onChange: () => void): () => void;
  state(): SaveState;
}

/** Milliseconds without a change before the page is saved. */
const SAVE_DELAY_MS = 600;

/** Creates an autosave with a function that stores the JSON and returns whether it succeeded. */
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
      // Craft.js calls once at the start although nothing has changed; an untouched page is not saved.
      const isTouched = state !== 'untouched' || source.history.canUndo() || source.history.canRedo();
      if (!isTouched) return;
      waiting = source;
      become('waiting');
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_DELAY_MS);
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
