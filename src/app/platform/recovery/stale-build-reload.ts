import { storageKey } from '../../../shared/storage-key.ts';
import { whenHydrated } from '../document/hydration.ts';

/** Storage key of the reloads whose pages have not started well since. */
const KEY = storageKey('reloaded-pages', import.meta.env.BASE_URL);

/**
 * A reload: the page's path, the release that the server had, and, if a press was the reason, the control (`keyOf`) and
 * the text that was typed for it.
 */
type Reload = readonly [path: string, release: string, control: string, text: string];

/** The press of a control whose code could not be loaded. */
interface Press {
  readonly control: HTMLElement;
  /** Returns the text that the reader has typed by the time of the reload. */
  readonly text?: (() => string) | undefined;
}

/** The reload that this document comes from. */
let origin: Reload | undefined;

/** The text that was typed before that reload, until it is taken. */
let typed = '';

/**
 * Loads the page at the reader's address from the server, once, because its data or the code of a control could not be
 * loaded, as after a new release. Does nothing if that cannot help: if the server does not answer, if the reader has
 * gone on, if the page has not started since the last reload, or, for a control, if the server has no other release.
 * Otherwise the document is being replaced, and the promise stays pending.
 */
export async function reloadOnce(press?: Press): Promise<void> {
  const { href } = window.location;
  const path = ownPath();
  if (stored().some(([tried]) => tried === path)) return;
  // The host keeps another copy of the page, and would send that again.
  if (press !== undefined && origin !== undefined && origin[1] !== ownRelease()) return;
  const { isOk, release = '' } = await fetchAnew(href);
  const helps = press === undefined ? isOk : release !== '' && release !== ownRelease();
  if (!helps || ownPath() !== path) return;
  store([
    ...stored(),
    [path, release, press === undefined ? '' : keyOf(press.control), press?.text?.() ?? ''],
  ]);
  if (press === undefined) replaceDocument();
  else window.location.reload();
  await new Promise(() => {});
}

/** Forgets the reload of a page that starts well, and replays the press that was its reason once the app has taken over. */
export function resumeAfterReload(): void {
  const reloads = stored();
  origin = reloads.find(([path]) => path === ownPath());
  if (origin === undefined) return;
  store(reloads.filter((reload) => reload !== origin));
  const [, , control, text] = origin;
  typed = text;
  whenHydrated(() =>
    [...document.querySelectorAll('button')].find((button) => keyOf(button) === control)?.click(),
  );
}

/** Returns the text that was typed before the page was reloaded, once. */
export function takeTextBeforeReload(): string {
  const text = typed;
  typed = '';
  return text;
}

/** Returns the release of the site that the document belongs to. */
export function ownRelease(): string | undefined {
  return document.documentElement.dataset['release'];
}

/** Some hosts add a slash to each path. */
function ownPath(): string {
  return window.location.pathname.replace(/\/$/, '');
}

/** Returns a name for a control that its successor in the next release is likely to share. */
function keyOf({ className, ariaLabel }: HTMLElement): string {
  return `${className} ${ariaLabel ?? ''}`;
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

/**
 * Fetches a page past the browser's cache, and into it; otherwise a cached page of the former release would load once
 * more. The release is undefined if the answer is not a page of this site.
 */
async function fetchAnew(
  url: string,
): Promise<{ readonly isOk: boolean; readonly release?: string | undefined }> {
  try {
    const response = await fetch(url, { cache: 'reload' });
    const text = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const release = isPage ? /<html[^>]* data-release=["']?([\w-]+)/.exec(text)?.[1] : undefined;
    return { isOk: response.ok && isPage, release };
  } catch {
    return { isOk: false };
  }
}

function stored(): readonly Reload[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '');
    return Array.isArray(value) ? value.filter(isReload) : [];
  } catch {
    return []; // There is none, storage is blocked, or something else has written it.
  }
}

function isReload(value: unknown): value is Reload {
  return Array.isArray(value) && value.length === 4 && value.every((field) => typeof field === 'string');
}

function store(reloads: readonly Reload[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(reloads));
  } catch {
    // Blocked or full. A loop is still impossible: the next reload needs a navigation or a press of the reader.
  }
}
