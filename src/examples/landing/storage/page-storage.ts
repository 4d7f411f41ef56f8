import type { SerializedNodes } from '@craftjs/core';
import { storageKey } from '../../../shared/storage-key.ts';
import { checkPageText, type KnownComponents } from './check-page.ts';

const STORAGE_KEY = storageKey('craft-example-landing', import.meta.env.BASE_URL);

/** The content of the browser's storage. */
export type StoredPage =
  | { readonly kind: 'none' }
  | { readonly kind: 'page'; readonly nodes: SerializedNodes }
  | { readonly kind: 'broken'; readonly reason: string };

/** Reads the saved page. Blocked storage counts as empty. */
export function readPage(known: KnownComponents): StoredPage {
  const text = attempt((storage) => storage.getItem(STORAGE_KEY));
  if (typeof text !== 'string') return { kind: 'none' };
  const checked = checkPageText(text, known);
  if (checked.nodes !== undefined) return { kind: 'page', nodes: checked.nodes };
  // A copy, because the next change replaces the page, and a later release may read it.
  attempt((storage) => storage.setItem(`${STORAGE_KEY}-unreadable`, text));
  return { kind: 'broken', reason: checked.problems[0] ?? 'It is empty.' };
}

/** Saves the page. Returns false if the browser does not allow it or has no room. */
export function writePage(json: string): boolean {
  const saved = attempt((storage) => {
    storage.setItem(STORAGE_KEY, json);
    return true;
  });
  return saved ?? false;
}

/** Removes the saved page. */
export function removePage(): void {
  attempt((storage) => storage.removeItem(STORAGE_KEY));
}

/** Returns the outcome of an access to the browser's storage, which throws where it is blocked or full. */
function attempt<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}
