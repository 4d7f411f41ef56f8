/** Thrown when a script or a style sheet of the site cannot be used. */
export class PartError extends Error {
  override readonly name = 'PartError';
}

/** Files that are fetched or being fetched, by address. */
const loading = new Map<string, Promise<void>>();

/**
 * Imports a part of the app. The build wraps each `import()` in this function, instead of Vite's own helper. If the part
 * cannot be fetched or evaluated, or lacks what is asked of it, its files are fetched anew past the browser's cache,
 * which may contain a damaged file or an error of the host for as long as the file itself.
 *
 * The files are fetched before they are imported: by the HTML standard, a module that could not be fetched once fails for
 * as long as the document lives. A module that could not be evaluated does so all the same; the document that is loaded
 * in its place finds the new files in the cache.
 *
 * @param files the files that the part needs, below the site's address
 * @throws PartError if the part cannot be used
 */
export async function importPart<Module extends object>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const attempt = async (cache: RequestCache) => {
    const fetched = (areStyles: boolean) =>
      files
        .filter((file) => file.endsWith('.css') === areStyles)
        .map((file) => loadFile(import.meta.env.BASE_URL + file, cache));
    const [module] = await Promise.all([Promise.all(fetched(false)).then(load), ...fetched(true)]);
    const values = Object.values(module);
    if (values.length === 0 || values.includes(undefined)) throw new Error('An export is missing.');
    return module;
  };
  try {
    return await attempt('default').catch(() => attempt('reload'));
  } catch (cause) {
    throw new PartError(`${files[0] ?? 'A script'} could not be used.`, { cause });
  }
}

/**
 * Fetches a file of the site into the browser's cache, once, and applies it if it is a style sheet.
 *
 * @param href the file's URL, from the host's root
 * @throws Error if the file cannot be fetched or applied; a later call tries again
 */
export function loadFile(href: string, cache: RequestCache = 'default'): Promise<void> {
  const former = cache === 'default' ? loading.get(href) : undefined;
  if (former !== undefined) return former;
  const loaded = fetchFile(href, cache);
  loading.set(href, loaded);
  loaded.catch(() => loading.delete(href));
  return loaded;
}

async function fetchFile(href: string, cache: RequestCache): Promise<void> {
  const isInDocument = document.querySelector(`link[href="${href}"], script[src="${href}"]`) !== null;
  if (isInDocument && cache === 'default') return;
  const response = await fetch(href, { cache });
  // Some hosts answer with a page if a file no longer exists.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  await response.arrayBuffer();
  if (!response.ok || isPage) throw new Error(`${href} could not be fetched.`);
  if (href.endsWith('.css') && !isInDocument) await applyStyles(href);
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
