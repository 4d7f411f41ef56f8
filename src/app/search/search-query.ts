/** The search page's parameters. */
export interface SearchParameters {
  readonly q?: string;
}

/** Reads `?q=`; absent and empty are the same. */
export function searchQuery(parameters: Record<string, unknown>): SearchParameters {
  const { q } = parameters;
  return typeof q === 'string' && q !== '' ? { q } : {};
}
