import type { StoredPage } from '../pages/stored-page.ts';
import type { Site } from './site.ts';
import type { SitePage } from './site-model.ts';

/** The first sentences of a page's sections, by their anchors. */
type Summaries = ReadonlyMap<string, string>;

/**
 * The summaries of pages, by their facts, which are new ones when a page is compiled again. Hundreds of names link to the
 * same few pages, and a page’s sections are read from the store with its whole entry.
 */
const known = new WeakMap<StoredPage, Promise<Summaries>>();

/** Returns the first sentence of the API entry or page at a path. Empty if there is none. */
export async function summaryOf(site: Site, href: string): Promise<string> {
  const [route = '', anchor = ''] = href.split('#');
  const page = site.model.pages.get(route);
  if (page === undefined) return '';
  if (anchor === '') return firstSentence(page.fields.description);
  const facts = site.facts(page);
  if (facts === undefined) return '';
  const summaries = known.get(facts) ?? readSummaries(site, page);
  known.set(facts, summaries);
  return (await summaries).get(anchor) ?? '';
}

async function readSummaries(site: Site, page: SitePage): Promise<Summaries> {
  const sections = await site.sections(page);
  return new Map(
    sections.map(({ anchor, text }) => {
      // Badges of an entry are on a separate line, without a full stop.
      const sentence = text.split('\n').find((line) => /[.!?]$/.test(line));
      return [anchor, firstSentence(sentence ?? '')];
    }),
  );
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?](?=\s|$)/);
  return end === -1 ? text : text.slice(0, end + 1);
}
