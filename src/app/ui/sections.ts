import { decoded } from '../../shared/decoded.ts';
import type { PageArrival } from '../platform/signals.ts';

/** Returns the element that a hash names; `null` for an unknown hash. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash === '') return null;
  return document.getElementById(hash) ?? document.getElementById(decoded(hash) ?? hash);
}

/** Returns the element that a hash names, after opening the closed `details` and the hidden files around it. */
export function revealTarget(hash: string): HTMLElement | null {
  const target = hashTarget(hash);
  for (let part = target?.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part.hidden) part.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
  return target;
}

/** Whether an element is in `details` that are closed, as they are again after a reload. */
export function isClosed(element: HTMLElement): boolean {
  return element.closest('details:not([open])') !== null;
}

/** Returns the heading of the page. */
export function mainHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/**
 * Takes the reader to a section of the page that is shown, even if already there, or to its beginning if the hash is
 * empty.
 */
export function goToSection(hash: string): void {
  const target = hash === '' ? mainHeading() : revealTarget(hash);
  (hash === '' ? document.body : target)?.scrollIntoView();
  focusOn(target);
  reportArrival({ isOtherPage: false });
}

/** Announces to all parts of the app that the reader has arrived at a page or a section. */
export function reportArrival(arrival: PageArrival): void {
  window.dispatchEvent(new CustomEvent('arrived', { detail: arrival }));
}

/**
 * Moves focus to an element without scrolling, also if it is not focusable itself, such as a heading or a row of an API
 * table. Such an element is focusable only as long as it has the focus: screen readers call what is focusable clickable.
 */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element === null || element === document.activeElement) return;
  element.tabIndex = -1;
  const onBlur = () => {
    // The window has lost the focus, and will give it back to the element.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', onBlur);
    if (element.tabIndex === -1) element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', onBlur);
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) onBlur();
}

/** Moves the focus from what goes away to the first of these elements that is shown, or else to the main content. */
export function passFocus(...places: readonly (Element | null | undefined)[]): void {
  for (const place of [...places, document.querySelector('main')]) {
    if (place instanceof HTMLElement) focusOn(place);
    if (place === document.activeElement) return;
  }
}
