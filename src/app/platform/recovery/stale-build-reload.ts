import { whenHydrated } from '../document/hydration.ts';

/** Storage key of the pages that were reloaded and have not started well since. */
const KEY = 'reloaded-pages';

/** Storage key of the control that a reader pressed before the page was reloaded for it. */
const PRESS_KEY = 'pressed-before-reload';

/** Pages reloaded during this visit, for browsers whose storage is blocked. */
const attempts = new Set<string>();

/**
 * Loads the page at the reader's address, whose URL without search and hash is `url`, from the server. Called when the
 * app could not load the page's data or code, as after a new release. Resolves to `false` if a reload cannot help: the
 * server does not answer, the page was reloaded already, or it is no longer wanted when the answer arrives. Otherwise
 * the document is being replaced, and the promise stays pending.
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
 * Loads the address that the browser shows already, with its search and hash, without a new entry in the history. A
 * reload would restore the scroll position of the former page.
 */
function replaceDocument(): void {
  const { href, pathname, search } = window.location;
  // The browser would only scroll if the address differed in nothing but its hash; an empty parameter makes it differ.
  // The router has replaced the method of `history` itself.
  const otherSearch = search === '' ? '?' : `${search}&`;
  History.prototype.replaceState.call(window.history, null, '', `${pathname}${otherSearch}`);
  window.location.replace(href);
}

/** Forgets the reload of a page that has started well, so that it can be reloaded for another release. */
export function clearReloadAttempt(url: string): void {
  attempts.delete(url);
  store(stored().filter((entry) => entry !== url));
}

/** The answer to a request for a page. */
interface PageAnswer {
  readonly isOk: boolean;
  /** The release of the page; `undefined` if the page is not of this site. */
  readonly release: string | undefined;
}

/**
 * Fetches a page past the browser's cache, and into it; otherwise a cached page of the former release would load once
 * more. Returns `undefined` if there is no answer, or the answer is not a page.
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

/** The press of a control for which the page was reloaded. */
interface Press {
  /** The address of the page. */
  readonly href: string;
  /** The control, see `keyOf`. */
  readonly control: string;
  /** The text that was typed into the search field. */
  readonly text: string;
  /** The release that the server had at that time. */
  readonly release: string;
}

/** Set if this document was loaded for a press. */
let replayed: Press | undefined;

/**
 * Reloads the page because the code for a control is gone, if the server has another release of the page. The new
 * document repeats the press. A document that was reloaded for one release and is of another stays: the host keeps
 * another copy of the page, and would send that again.
 *
 * @param text returns the text that the reader has typed by the time of the reload
 */
export async function reloadForPress(control: HTMLElement, text: () => string): Promise<void> {
  const { href } = window.location;
  if (replayed !== undefined && replayed.release !== ownRelease()) return;
  const release = (await fetchAnew(href))?.release;
  if (release === undefined || release === ownRelease() || window.location.href !== href) return;
  const press: Press = { href, control: keyOf(control), text: text(), release };
  // If the browser stores nothing, the reader presses the control again.
  writeSession(PRESS_KEY, press);
  window.location.reload();
}

/** Repeats the press for which the page was reloaded, as soon as the app has taken over. */
export function replayClick(): void {
  replayed = takePress();
  if (replayed === undefined) return;
  const { control } = replayed;
  const press = () =>
    Array.from(document.querySelectorAll('button'))
      .find((button) => keyOf(button) === control)
      ?.click();
  whenHydrated(press);
}

/** Returns the text that was typed before the page was reloaded, once. */
export function takeTextBeforeReload(): string {
  const text = replayed?.text ?? '';
  if (replayed !== undefined) replayed = { ...replayed, text: '' };
  return text;
}

/** Returns a name for a control that its successor in the next release is likely to share. */
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
  // Without storage a loop is still impossible: no page is reloaded before it has started and its reader has gone on to
  // another.
  writeSession(KEY, urls);
}

/**
 * Reads a value of this visit. Returns undefined if there is none, if storage is blocked, or if the value is not JSON.
 */
function readSession(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for this visit if the browser allows it; `null` removes it. */
function writeSession(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}

/** Returns the release of the site that the document belongs to. */
export function ownRelease(): string | undefined {
  return document.documentElement.dataset['release'];
}
