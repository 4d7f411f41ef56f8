import type { MarkedText, SearchHit } from './engine/search-engine.ts';

/** The hits of one page. */
export interface HitGroup {
  /** The page's path. */
  readonly path: string;
  readonly page: MarkedText;
  readonly hits: readonly SearchHit[];
}

/** Puts the hits of each page together: pages in the order of their best hits, hits in theirs. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = new Map<string, { readonly page: MarkedText; readonly hits: SearchHit[] }>();
  for (const hit of hits) {
    const path = hit.href.replace(/#.*$/, '');
    const group = groups.get(path);
    if (group === undefined) groups.set(path, { page: hit.page, hits: [hit] });
    else group.hits.push(hit);
  }
  return [...groups].map(([path, group]) => ({ path, ...group }));
}
