import { pageSlug } from '../../shared/page-path.ts';
import { type Diagnostic, type DocumentFinding, problemsIn, warning } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { didYouMean, nearestPath } from './nearest.ts';
import { groupOf } from './sidebar-places.ts';
import { groupsOf, textOf, textsOf, type YamlText } from './yaml.ts';

/** A documentation page with its slug, by which the sidebar names it. */
export interface SidebarPage extends SourceDocument {
  readonly slug: string;
}

interface Entry extends YamlText {
  readonly group: string;
  readonly line: number;
}

/**
 * Checks the sidebar against the pages: each page is in exactly one group. A page without one is published all the same,
 * at the end of its folder's group.
 */
export function checkSidebar(sidebar: SourceDocument, pages: readonly SidebarPage[]): readonly Diagnostic[] {
  const { file, yaml } = sidebar;
  // An unreadable sidebar is one error, not one for each page that it does not list.
  if (!yaml?.fields) return [];
  const groups = groupsOf(yaml.fields, 'groups').map((group) => ({
    label: textOf(group, 'label')?.text ?? '',
    entries: textsOf(group, 'pages'),
  }));
  const entries = groups.flatMap((group) =>
    group.entries.map((entry) => ({ ...entry, group: group.label, line: yaml.placeOf(entry.at).line })),
  );
  const listed = groups.map((group) => ({
    label: group.label,
    pages: group.entries.map(({ text }) => text),
  }));
  const slugs = pages.map(({ slug }) => slug);
  const missing = entries.filter(({ text }) => !slugs.includes(text));
  // If an entry was meant for a page, the message about the entry is enough.
  const named = new Set([
    ...entries.map(({ text }) => text),
    ...missing.map(({ text }) => meantSlug(text, slugs)),
  ]);
  return [
    ...problemsIn(sidebar, [
      ...[...entries, ...textsOf(yaml.fields, 'readFirst')].flatMap((entry) => missingPage(entry, slugs)),
      ...repeatedEntries(entries),
    ]),
    ...pages
      .filter(({ slug }) => !named.has(slug))
      .flatMap((page) => {
        const label = groupOf(page.slug, listed)?.label ?? '';
        const message = `${file} does not name the page, so it is at the end of the group "${label}".`;
        return problemsIn(page, [warning(message, `Add the line "- ${page.slug}" to the group there.`)]);
      }),
  ];
}

function repeatedEntries(entries: readonly Entry[]): readonly DocumentFinding[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const { group, line } = first.get(entry.text) ?? {};
    if (line === undefined) first.set(entry.text, entry);
    if (line === undefined) return [];
    const message = `The page "${entry.text}" is already listed, in the group "${group}" (line ${line}).`;
    return { at: entry.at, message, hint: 'Keep one of the two entries.' };
  });
}

/** Returns the warning for a slug that is of no page; none for one of a page. */
export function missingPage(
  { text, at }: YamlText,
  slugs: readonly string[],
  remedy = CREATE_OR_REMOVE,
): readonly DocumentFinding[] {
  if (slugs.includes(text)) return [];
  return [warning(`There is no page "${text}".`, slugHint(meantSlug(text, slugs), remedy), at)];
}

/** Returns the slug that was probably meant by one that does not exist. */
export function meantSlug(written: string, slugs: readonly string[]): string | undefined {
  return nearestPath(asSlug(written), slugs);
}

/**
 * The hint for a slug that does not exist: a suggestion, and what to do.
 *
 * @param folder the folder below `docs/` that is left out of paths, with a slash at its end
 */
export function slugHint(meant: string | undefined, remedy: string, folder = ''): string {
  const suggestion = didYouMean(meant?.slice(folder.length));
  return `${suggestion}Write the page's path below docs/${folder} without ".md", ${remedy}.`;
}

const CREATE_OR_REMOVE = 'create the page, or remove the entry';

/** Removes what writers put around a slug: `/docs/concepts/nodes/`, `./concepts/nodes.md`. */
function asSlug(written: string): string {
  return pageSlug(written.replace(/^\.?\//, '').replace(/\/$/, ''));
}
