/** The parameters of a URL as plain text; the first wins where a name is repeated. */
export function parseSearchParams(search: string): Record<string, string> {
  // The later entry wins in an object, so the order is reversed.
  return Object.fromEntries([...new URLSearchParams(search)].reverse());
}

/** The counterpart of `parseSearchParams`: `?name=value`, or an empty text when nothing is set. */
export function stringifySearchParams(parameters: Record<string, unknown>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}
