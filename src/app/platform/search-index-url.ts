/**
 * The URL of this release's search index, which the build writes into every document: the file's name says what it
 * holds, and only the document knows which one belongs to it.
 */
export function searchIndexUrl(): string | undefined {
  return document.documentElement.dataset['searchIndex'];
}
