import { whenHydrated } from '../hydration.ts';

/** Storage key of the pages that were loaded afresh and have not yet shown that this helped. */
const KEY = 'loaded-afresh';

/** Storage key of the control that a reader pressed before the page was reloaded for it. */
const PRESS_KEY = 'pressed-before-reload';

/** Pages loaded afresh during this visit; storage may be blocked. */
const attempts = new Set<string>();

/**
 * Loads the page at the reader's address, whose URL without search and hash is `url`, from the server when the app
 * could not get its data or code, as after a new release. Resolves to `false` where that cannot help: the page does not
 * answer, was loaded afresh already, or is no longer wanted when it answers. Otherwise the document is being replaced,
 * and the promise stays pending until it is.
 */
export async function reloadOnce(url: string, isStillWanted: () => boolean): Promise<false> {
  if (wasTried(url)) return false;
  const answer = await fetchAnew(url);
  if (answer === undefined || !answer.isOk || !isStillWanted()) return false;
  remember(url);
  replaceDocument();
  return new Promise(() => {});
}

/**
 * Has the browser load the address that it shows, which names the page already, with its search and its section, and
 * without a new entry in the history. A reload would open the new page where the former one was scrolled to.
 */
function replaceDocument(): void {
  const { href, pathname, search } = window.location;
  // To the same address with a hash the browser would only jump; an empty parameter makes it another. The router
  // listens to the method of `history` itself.
  const otherSearch = search === '' ? '?' : `${search}&`;
  History.prototype.replaceState.call(window.history, null, '', `${pathname}${otherSearch}`);
  window.location.replace(href);
}

/** Forgets that a page was loaded afresh, once it has started as it should: another release may come. */
export function clearReloadAttempt(url: string): void {
  attempts.delete(url);
  store(stored().filter((entry) => entry !== url));
}

/** The answer of a server that was asked for a page. */
interface PageAnswer {
  readonly isOk: boolean;
  /** The release of the page; `undefined` where the page is not of this site. */
  readonly release: string | undefined;
}

/**
 * Fetches a page past the browser's cache, and into it: a cached page of the former release would load once more.
 * Returns `undefined` where there is no answer, or another one than a page.
 */
async function fetchAnew(url: string): Promise<PageAnswer | undefined> {
  try {
    const response = await fetch(url, { cache: 'reload' });
    const text = await response.text();
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return undefined;
    return { isOk: response.ok, release: /<html[^>]* data-release=["']?([\w-]+)/.exec(text)?.[1] };
  } catch {
    return undefined;
  }
}

/** What a reader did before the page was reloaded for it. */
interface Press {
  /** The address of the page. */
  readonly href: string;
  /** The control, see `keyOf`. */
  readonly control: string;
  /** The text that was typed into the field for the search. */
  readonly text: string;
  /** The release that the server had then. */
  readonly release: string;
}

/** Set where this document is the one that was loaded then. */
let repeated: Press | undefined;

/**
 * Reloads the page because the code for a control is gone, if the server has another release of the page by now. The
 * new document repeats the press. A document that is not of the release that it was reloaded for stays: the host has
 * another copy of the page, and would send that again.
 *
 * @param text returns what the reader has typed by the time of the reload
 */
export async function reloadForPress(control: HTMLElement, text: () => string): Promise<void> {
  const { href } = window.location;
  if (repeated !== undefined && repeated.release !== ownRelease()) return;
  const release = (await fetchAnew(href))?.release;
  if (release === undefined || release === ownRelease() || window.location.href !== href) return;
  const press: Press = { href, control: keyOf(control), text: text(), release };
  // If the browser keeps nothing, the reader presses again.
  writeSession(PRESS_KEY, press);
  window.location.reload();
}

/** Presses the control for which the page was reloaded, as soon as the app has taken over. */
export function repeatPress(): void {
  repeated = takePress();
  if (repeated === undefined) return;
  const { control } = repeated;
  const press = () =>
    Array.from(document.querySelectorAll('button'))
      .find((button) => keyOf(button) === control)
      ?.click();
  whenHydrated(press);
}

/** Returns the text that was typed before the page was reloaded, once. */
export function takeTextBeforeReload(): string {
  const text = repeated?.text ?? '';
  if (repeated !== undefined) repeated = { ...repeated, text: '' };
  return text;
}

/** Names a control in a way that its successor in the next release is likely to share. */
function keyOf({ className, ariaLabel }: HTMLElement): string {
  return `${className} ${ariaLabel ?? ''}`;
}

function takePress(): Press | undefined {
  const value = readSession(PRESS_KEY);
  if (typeof value !== 'object' || value === null) return undefined;
  writeSession(PRESS_KEY, null);
  const { href, control, text, release }: Partial<Record<keyof Press, unknown>> = value;
  if (href !== window.location.href) return undefined;
  const isPress = [control, text, release].every((field) => typeof field === 'string');
  return isPress
    ? { href, control: String(control), text: String(text), release: String(release) }
    : undefined;
}

function wasTried(url: string): boolean {
  return attempts.has(url) || stored().includes(url);
}

function remember(url: string): void {
  attempts.add(url);
  store([...stored(), url]);
}

function stored(): readonly string[] {
  const value = readSession(KEY);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function store(urls: readonly string[]): void {
  // If the browser keeps nothing, a loop is impossible even so: no page is loaded afresh before it has started once and
  // its reader has asked for another.
  writeSession(KEY, urls);
}

/** Reads a value of this visit. Returns undefined if there is none, or the storage is blocked or holds no JSON. */
function readSession(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for this visit if the browser allows it; `null` removes it. */
function writeSession(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}

/** The release of the site that the document is of. */
export function ownRelease(): string | undefined {
  return document.documentElement.dataset['release'];
}
