import type { Site } from './site.ts';

/** Returns the first sentence of the API entry or page at a path. Empty if there is none. */
export async function summaryOf(site: Site, href: string): Promise<string> {
  const [route = '', anchor = ''] = href.split('#');
  const page = site.model.pages.get(route);
  if (page === undefined) return '';
  if (anchor === '') return firstSentence(page.fields.description);
  const section = (await site.sections(page)).find((one) => one.anchor === anchor);
  // Badges of an entry are on a separate line, without a full stop.
  const text = section?.text.split('\n').find((line) => /[.!?]$/.test(line));
  return firstSentence(text ?? '');
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
