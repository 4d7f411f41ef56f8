import type { Diagnostic } from './diagnostic.ts';
import { contentError } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { meantSlug } from './meant-slug.ts';
import type { ParsedYaml } from './parse-yaml.ts';
import type { SourcePage } from './source-page.ts';
import { groupsOf, textOf, textsOf } from './yaml-reading.ts';

/** An entry of the sidebar. */
interface Entry {
  readonly slug: string;
  readonly group: string;
  readonly at: number;
}

/** Holds the sidebar against the pages: every page stands in exactly one group, every entry has its page. */
export function checkSidebar({ file, yaml }: SourceDocument, pages: readonly SourcePage[]): Diagnostic[] {
  // An unreadable sidebar is one mistake, not one for each page that it does not list.
  if (!yaml?.fields) return [];
  const groups = groupsOf(yaml.fields, 'groups');
  const entries = groups.flatMap((group) => {
    const label = textOf(group, 'label')?.text ?? '';
    return textsOf(group, 'pages').map(({ text, at }) => ({ slug: text, group: label, at }));
  });
  const labels = groups.flatMap((group) => textOf(group, 'label')?.text ?? []);
  return [
    ...entriesWithoutPage(file, yaml, entries, pages),
    ...repeatedEntries(file, yaml, entries),
    ...unlistedPages(file, labels, entries, pages),
  ];
}

function entriesWithoutPage(
  file: string,
  yaml: ParsedYaml,
  entries: readonly Entry[],
  pages: readonly SourcePage[],
): Diagnostic[] {
  const slugs = new Set(pages.map(({ slug }) => slug));
  return entries
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ slug, at }) => {
      const message = `There is no page "${slug}".`;
      return contentError(file, message, meantSlug(slug, [...slugs]), yaml.placeOf(at));
    });
}

function repeatedEntries(file: string, yaml: ParsedYaml, entries: readonly Entry[]): Diagnostic[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.slug);
    if (earlier === undefined) {
      first.set(entry.slug, entry);
      return [];
    }
    const { line } = yaml.placeOf(earlier.at);
    const where = `in the group "${earlier.group}" (line ${line})`;
    const message = `The page "${entry.slug}" is listed already, ${where}.`;
    return [contentError(file, message, 'Keep one of the two entries.', yaml.placeOf(entry.at))];
  });
}

function unlistedPages(
  sidebarFile: string,
  labels: readonly string[],
  entries: readonly Entry[],
  pages: readonly SourcePage[],
): Diagnostic[] {
  const listed = new Set(entries.map(({ slug }) => slug));
  return pages
    .filter(({ slug }) => !listed.has(slug))
    .map(({ file, slug }) => {
      const hint = `Add "- ${slug}" to a group of ${sidebarFile}: ${labels.join(', ') || 'it has none yet'}.`;
      return contentError(file, 'The page is in no sidebar group.', hint);
    });
}
