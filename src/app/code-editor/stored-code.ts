import type { Author } from '../../code-runner/page/code-runner.ts';
import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../code-runner/protocol/code-files.ts';
import { type StorageSlot, storageSlot } from '../platform/storage.ts';

/** Milliseconds for which code runs before it counts as code that does not hang the page. */
export const TRIAL_MS = 3_000;

/** The age in milliseconds at which a mark cannot be that of a page which runs the code at the moment. */
const LEFT_MS = TRIAL_MS + 5_000;

/** Code as stored in the reader's browser. */
export interface StoredCode {
  readonly files: readonly CodeFile[];
  readonly author: Author;
}

/** The place in the reader's browser where code is stored. Values are checked when they are read. */
export interface CodeSlot {
  readonly read: () => StoredCode | undefined;
  /** Stores the code; `undefined` removes it. */
  readonly write: (code: StoredCode | undefined) => void;
  /** Calls back when another tab stores other code. Returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** The mark that the code is starting. A page that hangs leaves its mark. */
  readonly mark: {
    /** Whether a page has left its mark. A fresh one may be that of a page which runs the code at the moment. */
    readonly isLeft: () => boolean;
    readonly set: () => void;
    readonly remove: () => void;
  };
}

/** Stores code under its own key, so that no typed code is lost if the page is reloaded or hangs. */
export function codeSlot(name: string): CodeSlot {
  const slot: StorageSlot<string> = storageSlot(`code-${name}`, (value): value is string => value !== '');
  const mark = storageSlot(`code-${name}-runs`, (value): value is string => /^\d+$/.test(value));
  return {
    read: () => readStoredCode(slot.read()),
    write: (code) =>
      slot.write(code === undefined ? '' : JSON.stringify({ ...code, files: writeCodeFiles(code.files) })),
    subscribe: slot.subscribe,
    mark: {
      isLeft: () => Math.abs(Date.now() - Number(mark.read() ?? Date.now())) > LEFT_MS,
      set: () => mark.write(String(Date.now())),
      remove: () => mark.remove(),
    },
  };
}

function readStoredCode(text: string | undefined): StoredCode | undefined {
  try {
    const { files, author }: Readonly<Partial<Record<string, unknown>>> = JSON.parse(text ?? '');
    const read = readCodeFiles(files);
    if (read === undefined) return undefined;
    // Code that is not known to be the reader's is treated as someone else's.
    return { files: read, author: author === 'reader' ? 'reader' : 'link' };
  } catch {
    return undefined; // Another program or version has written it.
  }
}
