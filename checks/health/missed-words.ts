/** A query without results, and how often it was made. */
export interface MissedQuery {
  readonly words: string;
  readonly count: number;
}

/** Returns the most frequent queries of a log with one query per line (`VITE_SEARCH_LOG`). */
export function missedQueries(log: string, most = 20): readonly MissedQuery[] {
  const counts = new Map<string, number>();
  for (const line of log.split('\n')) {
    const words = line.trim().toLowerCase().replaceAll(/\s+/g, ' ');
    if (words !== '') counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts]
    .map(([words, count]) => ({ words, count }))
    .sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
    .slice(0, most);
}
