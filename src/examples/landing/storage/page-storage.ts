import { storageKey } from '../../../shared/storage-key.ts';
import { type CheckedPage, checkPageText } from './check-page.ts';

const STORAGE_KEY = storageKey('craft-example-landing', import.meta.env.BASE_URL);

/** Reads the saved page, or the problems for which it is unreadable. Undefined if there is none. */
export function readPage(): CheckedPage | undefined {
  const text = attempt((storage) => storage.getItem(STORAGE_KEY));
  if (typeof text !== 'string') return undefined;
  const page = checkPageText(text);
  // A copy, because the next change replaces the page, and a later release may read it.
  if (page.nodes === undefined) attempt((storage) => storage.setItem(`${STORAGE_KEY}-unreadable`, text));
  return page;
}

/** Saves the page. Returns false if the browser does not allow it or has no room. */
export function writePage(json: string): boolean {
  return attempt((storage) => storage.setItem(STORAGE_KEY, json)) !== FAILED;
}

/** Removes the saved page. */
export function removePage(): void {
  attempt((storage) => storage.removeItem(STORAGE_KEY));
}

const FAILED = Symbol('failed');

/** Returns the outcome of an access to the browser's storage, which throws where it is blocked or full. */
function attempt<T>(access: (storage: Storage) => T): T | typeof FAILED {
  try {
    return access(window.localStorage);
  } catch {
    return FAILED;
  }
}
