import type { SampleTypes } from '../../shared/sample-types.ts';
import { entryOf } from '../site/entries.ts';
import type { Site } from '../site/site.ts';
import type { SitePage } from '../site/site-model.ts';

/**
 * Returns the types of the names in a page's samples, which readers see on hover. They are a separate file because most
 * visits never need it. Undefined if no name on the page links to an entry.
 */
export function sampleTypes(site: Site, page: SitePage): SampleTypes | undefined {
  const names = site.facts(page)?.names ?? [];
  if (names.every((block) => block.length === 0)) return undefined;
  const types: (readonly [type: string, summary: string])[] = [];
  const indexes = new Map<string, number>();
  const blocks: Record<string, number>[] = [];
  for (const block of names) {
    const byName: Record<string, number> = {};
    for (const { name, href, type } of block) {
      const entry = entryOf(site, href);
      const shown = shownType(name, type, entry.type);
      const key = `${href} ${shown}`;
      const index = indexes.get(key) ?? types.push([shown, entry.summary]) - 1;
      indexes.set(key, index);
      byName[name] = index;
    }
    blocks.push(byName);
  }
  return { types, blocks };
}

/**
 * Returns the type of a name as its entry writes it. The compiler expands the types of properties and variables, and
 * names what the library keeps to itself with `import("…")`, which is left out.
 */
function shownType(name: string, inferred: string, written: string): string {
  if (written !== '' && /^(?:\(|const|let|var)/.test(inferred)) return `${name}: ${written}`;
  const internal = inferred.indexOf('import("');
  return internal === -1 ? inferred : `${inferred.slice(0, inferred.lastIndexOf('): ', internal) + 1)}: …`;
}
