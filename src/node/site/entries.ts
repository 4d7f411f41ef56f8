import type { ArticleSection } from '../markdown/page/facts.ts';
import type { Site } from './site.ts';

interface Entry {
  /** The name that it documents; empty for a page. */
  readonly name: string;
  /** Its first sentence; empty if there is none. */
  readonly summary: string;
  /** The type that it writes; empty for a page. */
  readonly type: string;
}

/** Returns the API entry or page at a path. Its texts are empty if there is none. */
export function entryOf(site: Site, href: string): Entry {
  const [route = '', anchor = ''] = href.split('#');
  const page = site.model.pages.get(route);
  const sections = page && anchor !== '' ? (site.facts(page)?.sections ?? []) : [];
  const section = sections.find((one) => one.anchor === anchor);
  if (section !== undefined) return entryIn(section);
  return { name: '', summary: anchor === '' ? firstSentence(page?.fields.description ?? '') : '', type: '' };
}

/** Returns what a section of a page documents. */
export function entryIn({ kind, name, text, type }: ArticleSection): Entry {
  // Badges of an entry are on a separate line, without a full stop.
  const sentence = text.split('\n').find((line) => /[.!?]$/.test(line)) ?? '';
  const summary = firstSentence(sentence);
  return { name: kind === 'entry' ? name : '', summary, type: type.replace(/\s+/g, ' ') };
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?](?=\s|$)/);
  return end === -1 ? text : text.slice(0, end + 1);
}
