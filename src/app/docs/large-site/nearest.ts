/**
 * Returns up to `count` entries of a list around one of them, in the list's order.
 *
 * @param center index of the entry; -1 for the beginning of the list
 */
export function nearest<Entry>(entries: readonly Entry[], center: number, count: number): readonly Entry[] {
  const first = Math.min(center - Math.floor(count / 2), entries.length - count);
  return entries.slice(Math.max(0, first)).slice(0, count);
}
