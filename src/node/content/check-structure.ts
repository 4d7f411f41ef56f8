import { pagePath, pageSlug } from '../../shared/page-path.ts';
import { checkSidebar } from './check-sidebar.ts';
import { checkSite } from './check-site.ts';
import type { Diagnostic } from './diagnostic.ts';
import { contentError } from './diagnostic.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import type { SourcePage } from './source-page.ts';

/** Errors that no file shows by itself: between pages, the sidebar that lists them, and the site's settings. */
export function checkStructure({ documents }: LoadedContent): Diagnostic[] {
  const pages = documents
    .filter(({ type }) => type.name === 'Doc')
    .map(({ file, contentPath }) => ({ file, slug: pageSlug(contentPath) }));
  const only = (name: string): SourceDocument | undefined => documents.find(({ type }) => type.name === name);
  const [sidebar, site] = [only('Sidebar'), only('Site')];
  return [
    ...sharedAddresses(pages),
    ...(sidebar ? checkSidebar(sidebar, pages) : []),
    ...(site ? checkSite(site, pages) : []),
  ];
}

/** Pages whose files make the same URL: `nodes.md` beside `nodes/index.md`. */
function sharedAddresses(pages: readonly SourcePage[]): Diagnostic[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, slug }) => {
    const taken = first.get(slug);
    first.set(slug, taken ?? file);
    if (taken === undefined) return [];
    const message = `This page has the same URL as ${taken}: ${pagePath(slug)}.`;
    return [contentError(file, message, 'Rename or remove one of the two files.')];
  });
}
