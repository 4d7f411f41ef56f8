import type { SampleTypes } from '../../shared/sample-types.ts';
import type { Site } from '../site/site.ts';
import type { SitePage } from '../site/site-model.ts';

/**
 * Returns the types of the names in a page's samples, which readers see when they point at one. It is a file of its own:
 * most visits never ask for it. Undefined if no name of the page links to an entry.
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

/** The first sentence of what a path leads to: an API entry, or a page. */
async function summaryOf(site: Site, href: string): Promise<string> {
  const [route = '', anchor = ''] = href.split('#');
  const page = site.model.pages.get(route);
  if (page === undefined) return '';
  if (anchor === '') return firstSentence(page.fields.description);
  const section = (await site.sections(page)).find((one) => one.anchor === anchor);
  // Badges of an entry are on a line of their own, without a full stop.
  const text = section?.text.split('\n').find((line) => /[.!?]$/.test(line));
  return firstSentence(text ?? '');
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
