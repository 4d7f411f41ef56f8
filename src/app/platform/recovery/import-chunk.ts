import { retryAfterUnload } from './leaving.ts';

/** Files that are fetched or being fetched, by address. Initially the file that contains this module. */
const fetching = new Map<string, Promise<void>>([[new URL(import.meta.url).pathname, Promise.resolve()]]);

/**
 * Imports a part of the app once all of its files are fetched. The build wraps each `import()` in this function, instead
 * of Vite's own helper: by the HTML standard, a module that could not be loaded once fails for as long as the document
 * lives, and browsers treat preloads in the same way. A failed fetch can be repeated; the import then finds the file in
 * the browser's cache.
 *
 * @param files the files that the part needs, below the site's address
 * @throws Error if a file cannot be fetched
 */
export function importChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  return retryAfterUnload(async () => {
    // All fetches have ended before the next attempt.
    const ends = await Promise.allSettled(files.map((file) => loadFile(import.meta.env.BASE_URL + file)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return load();
  });
}

/**
 * Fetches a file of the site, once, and applies it if it is a style sheet.
 *
 * @param href the file's URL, from the host's root
 * @throws Error if the file cannot be fetched or applied; a later call tries again
 */
export function loadFile(href: string): Promise<void> {
  let fetched = fetching.get(href);
  if (fetched === undefined) {
    fetched = fetchFile(href).catch((error) => {
      fetching.delete(href);
      throw error;
    });
    fetching.set(href, fetched);
  }
  return fetched;
}

async function fetchFile(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`) !== null) return;
  // The browser may have cached an error of the host for as long as the file itself.
  if (!(await isFetched(href, 'default')) && !(await isFetched(href, 'reload')))
    throw new Error(`${href} could not be fetched.`);
  if (href.endsWith('.css')) await applyStyles(href);
}

/** Fetches a file into the browser's cache. Returns false if the answer is not the file. */
async function isFetched(href: string, cache: RequestCache): Promise<boolean> {
  const response = await fetch(href, { cache });
  // Some hosts answer with a page if a file no longer exists.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  await response.arrayBuffer();
  return response.ok && !isPage;
}

function applyStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be applied.`));
    };
    document.head.append(link);
  });
}
