/** Storage key of the pages that were loaded afresh and have not yet shown that this helped. */
const KEY = 'loaded-afresh';

/** Pages loaded afresh during this visit; storage may be blocked. */
const attempts = new Set<string>();

/**
 * Loads the page at the reader's address, whose URL without search and hash is `url`, from the server when the app
 * could not get its data or code, as after a new release. Resolves to `false` where that cannot help: the page does not
 * answer, was loaded afresh already, or is no longer wanted when it answers. Otherwise the document is being replaced,
 * and the promise stays pending until it is.
 */
export async function loadAfresh(url: string, isStillWanted: () => boolean): Promise<false> {
  if (wasTried(url) || !(await answers(url)) || !isStillWanted()) return false;
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
export function loadedWell(url: string): void {
  attempts.delete(url);
  store(stored().filter((entry) => entry !== url));
}

/** Asks the server for the page without its content. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html');
  } catch {
    return false;
  }
}

function wasTried(url: string): boolean {
  return attempts.has(url) || stored().includes(url);
}

function remember(url: string): void {
  attempts.add(url);
  store([...stored(), url]);
}

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return []; // Blocked, or not ours: then this visit's own memory must do.
  }
}

function store(urls: readonly string[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(urls));
  } catch {
    // Blocked or full. A loop is impossible even so: no page is loaded afresh before it has started once and its
    // reader has asked for another.
  }
}
