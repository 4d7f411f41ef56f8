import type { SerializedNodes } from '@craftjs/core';
import type { KnownComponents } from './check-node.ts';
import { checkPageText } from './check-page.ts';

/** Key in the browser's storage. */
const STORAGE_KEY = 'craft-example-landing';

/** The content of the browser's storage. */
export type StoredPage =
  | { readonly kind: 'none' }
  | { readonly kind: 'page'; readonly nodes: SerializedNodes }
  | { readonly kind: 'broken'; readonly reason: string };

/** Reads the saved page. Blocked storage counts as empty. */
export function readPage(known: KnownComponents): StoredPage {
  const text = readText();
  if (text === null) return { kind: 'none' };
  const checked = checkPageText(text, known);
  if (checked.nodes !== undefined) return { kind: 'page', nodes: checked.nodes };
  return { kind: 'broken', reason: checked.problems[0] ?? 'It is empty.' };
}

/** Saves the page. Returns false if the browser does not allow it or has no room. */
export function writePage(json: string): boolean {
  try {
    window.localStorage.setItem(STORAGE_KEY, json);
    return true;
  } catch {
    return false;
  }
}

/** Removes the saved page. */
export function removePage(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
