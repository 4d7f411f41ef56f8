import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../shared/code-files.ts';
import { type StorageSlot, storageSlot } from '../platform/storage.ts';
import type { Author } from './code-runner.ts';

/** Code as it is kept in the reader's browser. */
interface StoredCode {
  readonly files: readonly CodeFile[];
  readonly author: Author;
  /** Whether the code was about to run: if it still is when it is read, it has hung the page. */
  readonly starting: boolean;
}

/** The place in the reader's browser that keeps code. What is read has been checked. */
export interface CodeSlot {
  readonly read: () => StoredCode | undefined;
  /** Keeps the code; without files, forgets it. */
  readonly write: (code: StoredCode | undefined) => void;
}

/** Keeps code under a key of its own, so that nothing that was typed is lost by a reload or a page that hangs. */
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
    // Whatever is not known to be the reader's is treated as somebody else's.
    return { files: read, author: author === 'reader' ? 'reader' : 'link', starting: starting === true };
  } catch {
    return undefined; // Another program or version has written it.
  }
}
