import type { Author } from '../../code-runner/page/code-runner.ts';
import { type CodeFile, readCodeFiles, writeCodeFiles } from '../../code-runner/protocol/code-files.ts';
import { type StorageSlot, storageSlot } from '../platform/storage.ts';
import { RunMark } from './run-mark.ts';

/** Code as stored in the reader's browser. */
interface StoredCode {
  readonly files: readonly CodeFile[];
  readonly author: Author;
}

/** The place in the reader's browser where code is stored. Values are checked when they are read. */
export interface CodeSlot {
  readonly read: () => StoredCode | undefined;
  /** Stores the code; `undefined` removes it. Forgets that earlier code has hung a page. */
  readonly write: (code: StoredCode | undefined) => void;
  /** The mark of a page that runs the code. */
  readonly mark: RunMark;
}

/** Stores code under its own key, so that no typed code is lost if the page is reloaded or hangs. */
export function codeSlot(name: string): CodeSlot {
  const slot: StorageSlot<string> = storageSlot(`code-${name}`, (value): value is string => value !== '');
  const mark = new RunMark(`code-${name}-runs`);
  return {
    read: () => readStoredCode(slot.read()),
    write(code) {
      slot.write(code === undefined ? '' : JSON.stringify({ ...code, files: writeCodeFiles(code.files) }));
      mark.forget();
    },
    mark,
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
