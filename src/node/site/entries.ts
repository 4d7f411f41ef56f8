import type { StoredPage } from '../pages/stored-page.ts';
import type { Site } from './site.ts';
import type { SitePage } from './site-model.ts';

interface Entry {
  /** The name that it documents; empty for a page. */
  readonly name: string;
  /** Its first sentence; empty if there is none. */
  readonly summary: string;
  /** The type that it writes; empty for a page. */
  readonly type: string;
}

const NO_ENTRY: Entry = { name: '', summary: '', type: '' };

/**
 * The entries of pages by their anchors, under their facts, which are new ones when a page is compiled again. Hundreds of
 * names link to the same few pages, and a page’s sections are read from the store with its whole entry.
 */
const entriesByPage = new WeakMap<StoredPage, Promise<ReadonlyMap<string, Entry>>>();

/** Returns the API entry or page at a path. Its texts are empty if there is none. */
export async function entryOf(site: Site, href: string): Promise<Entry> {
  const [route = '', anchor = ''] = href.split('#');
  const page = site.model.pages.get(route);
  if (page === undefined) return NO_ENTRY;
  if (anchor === '') return { ...NO_ENTRY, summary: firstSentence(page.fields.description) };
  return (await entriesOf(site, page)).get(anchor) ?? NO_ENTRY;
}

/** Returns the sections and API entries of a page by their anchors. */
export async function entriesOf(site: Site, page: SitePage): Promise<ReadonlyMap<string, Entry>> {
  const facts = site.facts(page);
  if (facts === undefined) return new Map();
  const entries = entriesByPage.get(facts) ?? readEntries(site, page);
  entriesByPage.set(facts, entries);
  return entries;
}

async function readEntries(site: Site, page: SitePage): Promise<ReadonlyMap<string, Entry>> {
  const sections = await site.sections(page);
  return new Map(
    sections.map(({ anchor, kind, name, text, type }) => {
      // Badges of an entry are on a separate line, without a full stop.
      const sentence = text.split('\n').find((line) => /[.!?]$/.test(line));
      const entry = { summary: firstSentence(sentence ?? ''), type: type.replace(/\s+/g, ' ') };
      return [anchor, { name: kind === 'entry' ? name : '', ...entry }];
    }),
  );
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?](?=\s|$)/);
  return end === -1 ? text : text.slice(0, end + 1);
}
