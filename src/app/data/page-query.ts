import { queryOptions } from '@tanstack/react-query';
import type { DocSlug } from 'derived/doc-slugs.ts';
import { fieldsOf } from '../../shared/fields-of.ts';
import { NOT_SAVED_HEADER } from '../../shared/offline.ts';
import type { DocPageData, LandingPageData, SearchPageData, TextPageData } from '../../shared/page-data.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { ownRelease } from '../platform/document/page-document.ts';

/** Data of this release only names pages that the app knows; data of another one is rejected. */
interface PageKinds {
  readonly doc: DocPageData<DocSlug>;
  readonly landing: LandingPageData;
  readonly search: SearchPageData;
  readonly text: TextPageData;
}

/** The kinds of pages. */
export type PageKind = keyof PageKinds;

/** Thrown when the data of a page cannot be loaded. The message is for readers. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Thrown when the data of a page are not saved on this device and there is no network. */
export class NotSavedError extends PageLoadError {
  /** Whether the page's document is saved. */
  readonly isDocumentSaved: boolean;
  constructor(message: string, isDocumentSaved: boolean) {
    super(message);
    this.isDocumentSaved = isDocumentSaved;
  }
}

/** The cache key of a page's data; `path` is its route without the base path, such as `/docs/overview`. */
export function pageKey(path: string): readonly ['page', string] {
  return ['page', path];
}

/** The options of queries for files of this release, which never become stale, because a release does not change. */
export const RELEASE_FILE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Offline navigation must fail at once with a message; the default waits silently for the network.
  networkMode: 'always',
  retry: false,
} as const;

/** The query for the data of the page at `path`. Data that cannot be used are fetched anew, past the browser's cache. */
export function pageQuery<K extends PageKind>(path: string, kind: K) {
  return queryOptions({
    queryKey: pageKey(path),
    queryFn: ({ signal }) =>
      fetchPage(path, kind, { signal }).catch(() => fetchPage(path, kind, { signal, cache: 'reload' })),
    ...RELEASE_FILE,
  });
}

async function fetchPage<K extends PageKind>(
  path: string,
  kind: K,
  init: RequestInit,
): Promise<PageKinds[K]> {
  const response = await fetch(`${import.meta.env.BASE_URL}${pageDataPath(path)}`, init).catch((cause) => {
    const message = 'There was no answer. You might want to check your network connection.';
    throw new PageLoadError(message, { cause });
  });
  const notSaved = response.headers.get(NOT_SAVED_HEADER);
  if (notSaved !== null)
    throw new NotSavedError('This page is not saved on this device.', notSaved === 'document');
  if (!response.ok) throw new PageLoadError(`The server answered ${response.status}.`);
  const page: unknown = await response.json().catch(() => undefined);
  if (!isPage(page, kind)) throw new PageLoadError('The server’s answer was not a page of this site.');
  // Another release has other styles, code and texts; its pages do not fit into this document.
  if (fieldsOf(page)['release'] !== ownRelease())
    throw new PageLoadError('The site has been updated since this page was opened.');
  return page;
}

/** Some hosts answer every unknown URL with their own page; the kind identifies ours. */
function isPage<K extends PageKind>(value: unknown, kind: K): value is PageKinds[K] {
  return fieldsOf(value)['kind'] === kind;
}
