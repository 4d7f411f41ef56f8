import { decoded } from '../../shared/decoded.ts';
import type { DocPageData, PageData } from '../../shared/page-data.ts';
import { withoutSlash } from '../../shared/page-path.ts';
import { documentTitle } from '../data/page-head.ts';

/** The part of a matched route that describes its page. Errors and the not-found page have no data. */
type Match = {
  readonly loaderData?:
    | (Pick<PageData, 'title' | 'description'> & Pick<DocPageData, 'movedSections'>)
    | undefined;
};

/**
 * Called when a page has replaced another. Sets the document's title, and moves the focus to the target of the hash or
 * to the page's heading, without scrolling. Returns the title to announce.
 */
export function arriveAt(hash: string, matches: readonly Match[]): string {
  nameDocument(matches);
  focusOn(hashTarget(hash) ?? mainHeading());
  if (hash !== '') window.dispatchEvent(new Event('section-reached'));
  return document.title;
}

/**
 * Sets the document's title to that of the page that the routes show, or else to the heading, and its description and
 * canonical link, which browsers share. The link to the former page's markdown goes.
 */
export function nameDocument(matches: readonly Match[]): void {
  const page = matches.findLast(({ loaderData }) => loaderData !== undefined)?.loaderData;
  document.title = documentTitle(page?.title ?? mainHeading()?.textContent ?? '');
  document.querySelector('[name="description"]')?.setAttribute('content', page?.description ?? '');
  const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
  if (canonical !== null) {
    canonical.href = new URL(withoutSlash(window.location.pathname), canonical.href).href;
  }
  document.querySelector('[type="text/markdown"]')?.remove();
}

/** Returns the focus to the button of the error that is shown in a page's place, if it was lost with the former one. */
export function returnToError(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-page-error] button')?.focus({ preventScroll: true });
}

/**
 * Takes the reader to a section of the page that is shown, even if already there, or to its beginning if the hash is
 * empty.
 */
export function goToSection(hash: string): void {
  const target = hash === '' ? mainHeading() : revealTarget(hash);
  (hash === '' ? document.body : target)?.scrollIntoView();
  focusOn(target);
  window.dispatchEvent(new Event('section-reached'));
}

/**
 * Moves focus to the hash target of the first page, as browsers do themselves for focusable elements. If the reader has
 * focused a control in the meantime, the control keeps the focus.
 */
export function focusFirstTarget(): void {
  if (document.activeElement !== document.body) return;
  const hash = window.location.hash.slice(1);
  const target = hashTarget(hash);
  // After a reload, browsers restore the scroll position and leave `details` closed.
  if (target?.closest('details:not([open])')) goToSection(hash);
  else focusOn(target);
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

/** Returns the element that a hash names; `null` for an unknown hash. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash === '') return null;
  return document.getElementById(hash) ?? document.getElementById(decoded(hash) ?? hash);
}

/**
 * Returns the name of the section that a hash asks for if the page's article lacks it. Returns `undefined` for the
 * browser's own hashes: text fragments (https://wicg.github.io/scroll-to-text-fragment/) and `#top`.
 */
export function missingSection(hash: string): string | undefined {
  const [id = ''] = hash.split(':~:');
  const isTop = id === '' || id.toLowerCase() === 'top';
  if (isTop || hashTarget(id) !== null || document.querySelector('[data-article]') === null) return undefined;
  return decoded(id) ?? id;
}

/** Returns the path, without the base path, of a section that was on the page of these routes before it moved. */
export function movedSection(section: string, matches: readonly Match[]): string | undefined {
  const moved = matches.at(-1)?.loaderData?.movedSections;
  const placeOf = (id: string) => (moved !== undefined && Object.hasOwn(moved, id) ? moved[id] : undefined);
  // The id of a line is that of its sample with the number of the line.
  const sample = placeOf(section.replace(/-L\d+$/, ''));
  return placeOf(section) ?? (sample && `${sample.replace(/#.*/, '')}#${section}`);
}

const MAX_NAME_LENGTH = 60;

/** Returns the name of a missing section in the length in which it is shown. */
export function shownSection(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

function mainHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}
