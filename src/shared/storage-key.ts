/**
 * Returns the key of a stored value. Sites below other paths of the origin share the reader's storage, so the keys of a
 * site that is not at the root contain its base path.
 */
export function storageKey(name: string, base: string): string {
  return base === '/' ? name : `${base}${name}`;
}
