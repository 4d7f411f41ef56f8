import { decoded } from '../../../shared/decoded.ts';
import type { DocPageData, PageData } from '../../../shared/page-data.ts';
import { withoutSlash } from '../../../shared/page-path.ts';
import { documentTitle } from '../../data/page-head.ts';

/** A navigation whose page has rendered. */
export interface Navigation {
  /** Undefined for the first page of a visit. */
  readonly from: Place | undefined;
  readonly to: Place;
  readonly matches: readonly Match[];
}

/** The part of an address that names a page and a section of it. */
interface Place {
  readonly pathname: string;
  readonly hash: string;
}

/** The part of a matched route that describes its page. Errors and the not-found page have no data. */
interface Match {
  readonly loaderData?:
    | (Pick<PageData, 'title' | 'description'> & Pick<DocPageData, 'movedSections'>)
    | undefined;
}

/** What the document shows before the reader is taken anywhere. */
interface ShownPage {
  /** The document's title: after a navigation, still that of the former page. */
  readonly title: string;
  readonly heading: string;
  /** Whether the page has the part that the hash names; `closed` if something around the part has to be opened first. */
  readonly target: 'open' | 'closed' | undefined;
  readonly hasArticle: boolean;
  /** Whether an error was in the page's place, which the reader has now overcome. */
  readonly hasRecovered: boolean;
  /** Whether the reader has focused something on the page. */
  readonly hasFocus: boolean;
}

/** What happens when a reader arrives at a page or at a section. */
export interface Arrival {
  /** The page to name in the document; undefined if the document names it already. */
  readonly page?: { readonly title: string; readonly description: string } | undefined;
  /** `kept` if the router has scrolled, or the browser, or the reader. */
  readonly scroll: 'target' | 'kept';
  readonly focus: 'heading' | 'target' | 'kept';
  /** The announcement for screen readers. */
  readonly say: string;
  /** A message that stays until the reader dismisses it. */
  readonly notice?: string | undefined;
}

/**
 * Decides what happens at the end of a navigation, once the router has scrolled. Returns the path to go on to, without
 * the base path, if the page no longer has the section that the hash names, and `undefined` if the reader stays put.
 */
export function arrivalOf(navigation: Navigation, shown: ShownPage): Arrival | string | undefined {
  const { from, to, matches } = navigation;
  const data = matches.findLast(({ loaderData }) => loaderData !== undefined)?.loaderData;
  const title = documentTitle(data?.title ?? shown.heading);
  // A host may answer the first request with another page than the address names.
  const isOtherPage =
    from === undefined ? title !== shown.title : shown.hasRecovered || isOtherPath(from, to);
  if (from !== undefined && !isOtherPage && from.hash === to.hash) return undefined;
  const missing = missingSection(to.hash, shown);
  const movedTo = missing && movedSection(missing, matches);
  if (movedTo !== undefined) return movedTo;
  const notice = missing && `There is no section “${shortened(missing)}” on this page.`;
  const said = [isOtherPage && from !== undefined ? title : undefined, notice];
  return {
    page: isOtherPage ? { title, description: data?.description ?? '' } : undefined,
    scroll: scrollOf(navigation, shown, isOtherPage),
    focus: focusOf(navigation, shown),
    say: said.filter((text) => text !== undefined).join('. '),
    notice,
  };
}

/** Returns what happens when an error has taken the place of a page. */
export function arrivalAtError(heading: string): Arrival {
  const title = documentTitle(heading);
  return { page: { title, description: '' }, scroll: 'kept', focus: 'heading', say: title };
}

/** The router takes the same address without the slash at its end for another page. */
function isOtherPath(from: Place, to: Place): boolean {
  return withoutSlash(from.pathname) !== withoutSlash(to.pathname);
}

function scrollOf({ from }: Navigation, { target, hasRecovered }: ShownPage, isOtherPage: boolean) {
  // The browser has scrolled there, and the reader may have read on.
  const isReached = from === undefined && !isOtherPage && target === 'open';
  // The router has scrolled there, or restores a position; after an error, that of the error.
  const isRestored = from !== undefined && !hasRecovered;
  return target === undefined || isReached || isRestored ? 'kept' : 'target';
}

function focusOf({ from }: Navigation, { target, hasFocus }: ShownPage) {
  if (from !== undefined) return target === undefined ? 'heading' : 'target';
  // Browsers themselves focus only what is focusable.
  return target === undefined || hasFocus ? 'kept' : 'target';
}

/**
 * Returns the name of the section that a hash asks for if the page's article lacks it. Returns `undefined` for the
 * browser's own hashes: text fragments (https://wicg.github.io/scroll-to-text-fragment/) and `#top`.
 */
function missingSection(hash: string, { target, hasArticle }: ShownPage): string | undefined {
  const [id = ''] = hash.split(':~:');
  const isTop = id === '' || id.toLowerCase() === 'top';
  return isTop || target !== undefined || !hasArticle ? undefined : (decoded(id) ?? id);
}

/** Returns the path, without the base path, of a section that was on the page of these routes before it moved. */
function movedSection(section: string, matches: readonly Match[]): string | undefined {
  const moved = matches.at(-1)?.loaderData?.movedSections;
  return moved !== undefined && Object.hasOwn(moved, section) ? moved[section] : undefined;
}

const MAX_NAME_LENGTH = 60;

/** Shortens the name of a missing section to the length in which it is shown. */
function shortened(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}
