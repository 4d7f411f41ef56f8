import type { Author } from '../../code-runner/page/code-runner.ts';
import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../code-runner/protocol/code-files.ts';
import { textSlot } from './progress.ts';

/** Code as stored in the reader's browser. */
export interface StoredCode {
  readonly files: readonly CodeFile[];
  readonly author: Author;
  /** Whether the check of its challenge has accepted the code. */
  readonly isDone?: boolean;
}

/**
 * Stores code under its own key, so that no typed code is lost if the page is reloaded or hangs. Values are checked when
 * they are read.
 */
export function codeSlot(name: string) {
  const slot = textSlot(name);
  return {
    read: () => readStoredCode(slot.read()),
    /** Stores the code; `undefined` removes it. `storedProgress` reads the end. */
    write: (code: StoredCode | undefined) =>
      slot.write(code === undefined ? '' : JSON.stringify({ ...code, files: writeCodeFiles(code.files) })),
    subscribe: slot.subscribe,
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
