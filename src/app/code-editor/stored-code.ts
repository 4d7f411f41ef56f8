import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../shared/code-files.ts';
import { type StorageSlot, storageSlot } from '../platform/storage.ts';
import type { Author } from './code-runner.ts';

/** Code as stored in the reader's browser. */
interface StoredCode {
  readonly files: readonly CodeFile[];
  readonly author: Author;
  /** Whether the code was about to run: if it still is when it is read, it has hung the page. */
  readonly starting: boolean;
}

/** The place in the reader's browser where code is stored. Values are checked when they are read. */
export interface CodeSlot {
  readonly read: () => StoredCode | undefined;
  /** Stores the code; `undefined` removes it. */
  readonly write: (code: StoredCode | undefined) => void;
}

/** Stores code under its own key, so that no typed code is lost if the page is reloaded or hangs. */
export function codeSlot(name: string): CodeSlot {
  const slot: StorageSlot<string> = storageSlot(`code-${name}`, (value): value is string => value !== '');
  return {
    read: () => readStoredCode(slot.read()),
    write: (code) =>
      slot.write(code === undefined ? '' : JSON.stringify({ ...code, files: writeCodeFiles(code.files) })),
  };
}

function readStoredCode(text: string | undefined): StoredCode | undefined {
  try {
    const { files, author, starting } = { ...Object(JSON.parse(text ?? 'null')) };
    const read = readCodeFiles(files);
    if (read === undefined) return undefined;
    // Code that is not known to be the reader's is treated as someone else's.
    return { files: read, author: author === 'reader' ? 'reader' : 'link', starting: starting === true };
  } catch {
    return undefined; // Another program or version has written it.
  }
}
