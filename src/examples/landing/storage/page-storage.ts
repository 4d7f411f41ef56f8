import { storageSlot } from '../../../app/platform/storage.ts';
import { type CheckedPage, checkPageText } from './check-page.ts';

const isFilled = (text: string): text is string => text !== '';
const page = storageSlot('craft-example-landing', isFilled);
const unreadable = storageSlot('craft-example-landing-unreadable', isFilled);

/** Reads the saved page, or the problems for which it is unreadable. Undefined if there is none. */
export function readPage(): CheckedPage | undefined {
  const text = page.read();
  if (text === undefined) return undefined;
  const checked = checkPageText(text);
  // A copy, because the next change replaces the page, and a later release may read it.
  if (checked.nodes === undefined) unreadable.write(text);
  return checked;
}

/** Saves the page; an empty text removes it. Returns false if the browser does not allow it or has no room. */
export function writePage(json: string): boolean {
  page.write(json);
  return page.read() === json;
}
