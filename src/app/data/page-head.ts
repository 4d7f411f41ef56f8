import { site } from 'derived/site.ts';

/** The document's title for a page of this title: `Page | Site title`. */
export function documentTitle(title: string): string {
  return `${title} | ${site.title}`;
}
