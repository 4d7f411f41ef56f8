/** Longer than the slowest connection on which readers would wait, in milliseconds. */
const LONGEST_LOAD = 30_000;

/**
 * Fetches the text of the search index. `again` says that it was fetched before and could not be used: then the
 * browser's own copy must not be taken once more.
 */
export async function loadIndexText(url: string | undefined, again: boolean): Promise<string> {
  if (url === undefined) throw new Error('The document names no search index.');
  const response = await fetch(url, {
    cache: again ? 'reload' : 'default',
    signal: AbortSignal.timeout(LONGEST_LOAD),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} for the search index.`);
  return response.text();
}
