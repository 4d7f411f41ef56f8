import type { AnyRouteMatch } from '@tanstack/react-router';
import { documentTitle } from '../data/page-head.ts';

/** Dispatched on `window` when the reader has been taken to a section of the page. */
export const JUMP_EVENT = 'site:jump';

/** Dispatched on `window` when an error has taken a page's place; its `detail` is the error. */
export const PAGE_FAILURE_EVENT = 'site:page-failure';

/**
 * What happens when a page has replaced another: the document gets its title, and focus goes to the target of the
 * hash, else to the page's heading, without scrolling. Returns the title to announce.
 */
export function arriveAt(hash: string, matches: readonly AnyRouteMatch[]): string {
  nameDocument(matches);
  focusOn(hashTarget(hash) ?? mainHeading());
  if (hash !== '') window.dispatchEvent(new Event(JUMP_EVENT));
  return document.title;
}

/** Gives the document the title of the page that is shown. */
export function nameDocument(matches: readonly AnyRouteMatch[]): void {
  document.title = titleOf(matches) ?? documentTitle(mainHeading()?.textContent ?? '');
}

/** Gives the focus back to the button of an error that stands in a page's place, if it was lost with the former one. */
export function returnToError(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-page-error] button')?.focus({ preventScroll: true });
}

/** Takes the reader to a section of the page that is shown, again if need be. */
export function goToSection(hash: string): void {
  const target = hashTarget(hash);
  target?.scrollIntoView();
  focusOn(target);
  window.dispatchEvent(new Event(JUMP_EVENT));
}

/**
 * Moves focus to the hash target of the first page, as browsers do themselves for elements that take focus. A control
 * that the reader has turned to meanwhile keeps it.
 */
export function focusFirstTarget(): void {
  if (document.activeElement === document.body) focusOn(hashTarget(window.location.hash.slice(1)));
}

/** Moves focus to an element without scrolling, also to one that takes none itself, such as a row of an API table. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element === null || element === document.activeElement) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The element that a hash names. An unknown or malformed hash names none. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(hash) ?? document.getElementById(decodeURIComponent(hash));
  } catch {
    return null;
  }
}

function mainHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/** The title of the page that the routes show. */
export function titleOf(matches: readonly AnyRouteMatch[]): string | undefined {
  return matches.findLast((match) => match.meta !== undefined)?.meta?.find((tag) => tag?.title !== undefined)
    ?.title;
}
