import type { Author } from '../../code-runner/page/code-runner.ts';
import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../code-runner/protocol/code-files.ts';
import { storageSlot } from '../platform/storage.ts';
import { textSlot } from './progress.ts';

/** Milliseconds for which code runs before it counts as code that does not hang the page. */
export const TRIAL_MS = 3_000;

/** The age in milliseconds at which a mark cannot be that of a page which runs the code at the moment. */
const LEFT_MS = TRIAL_MS + 5_000;

/** Code as stored in the reader's browser. */
export interface StoredCode {
  readonly files: readonly CodeFile[];
  readonly author: Author;
  /** Whether the check of its challenge has accepted the code. */
  readonly isDone?: boolean;
}

/** The place in the reader's browser where code is stored. Values are checked when they are read. */
export type CodeSlot = ReturnType<typeof codeSlot>;

/** Stores code under its own key, so that no typed code is lost if the page is reloaded or hangs. */
export function codeSlot(name: string) {
  const slot = textSlot(name);
  const mark = storageSlot(`code-${name}-runs`, (value): value is string => /^\d+$/.test(value));
  return {
    read: () => readStoredCode(slot.read()),
    /** Stores the code; `undefined` removes it. `storedProgress` reads the end. */
    write: (code: StoredCode | undefined) =>
      slot.write(code === undefined ? '' : JSON.stringify({ ...code, files: writeCodeFiles(code.files) })),
    subscribe: slot.subscribe,
    /** The mark that the code is starting. A page that hangs leaves its mark. */
    mark: {
      /** Whether a page has left its mark. A fresh one may be that of a page which runs the code at the moment. */
      isLeft: () => Math.abs(Date.now() - Number(mark.read() ?? Date.now())) > LEFT_MS,
      set: () => mark.write(String(Date.now())),
      leave: () => mark.write('0'),
      remove: () => mark.remove(),
    },
  };
}

function readStoredCode(text: string | undefined): StoredCode | undefined {
  try {
    const { files, author, isDone }: Readonly<Partial<Record<string, unknown>>> = JSON.parse(text ?? '');
    const read = readCodeFiles(files);
    if (read === undefined) return undefined;
    // Code that is not known to be the reader's is treated as someone else's.
    return { files: read, author: author === 'reader' ? 'reader' : 'link', isDone: isDone === true };
  } catch {
    return undefined; // Another program or version has written it.
  }
}
