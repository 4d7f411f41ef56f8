import type { SampleTypes } from '../../shared/sample-types.ts';
import type { Site } from '../site/site.ts';
import type { SitePage } from '../site/site-model.ts';
import { summaryOf } from '../site/summaries.ts';

/**
 * Returns the types of the names in a page's samples, which readers see on hover. They are a separate file because most
 * visits never need it. Undefined if no name on the page links to an entry.
 */
export async function sampleTypes(site: Site, page: SitePage): Promise<SampleTypes | undefined> {
  const names = site.facts(page)?.names ?? [];
  if (names.every((block) => block.length === 0)) return undefined;
  const types: (readonly [type: string, summary: string])[] = [];
  const indexes = new Map<string, number>();
  const blocks: Record<string, number>[] = [];
  for (const block of names) {
    const byName: Record<string, number> = {};
    for (const { name, href, type } of block) {
      const key = `${href} ${type}`;
      const index = indexes.get(key) ?? types.push([type, await summaryOf(site, href)]) - 1;
      indexes.set(key, index);
      byName[name] = index;
    }
    blocks.push(byName);
  }
  return { types, blocks };
}
