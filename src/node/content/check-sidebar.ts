import { pageSlug } from '../../shared/page-path.ts';
import { type Diagnostic, type DocumentFinding, problemsIn, warning } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { didYouMean, nearest, nearestPath } from './nearest.ts';
import { groupOf, type SidebarGroup } from './sidebar-places.ts';
import { groupsOf, textOf, textsOf, type YamlText } from './yaml.ts';

/** A page as the sidebar lists it: its source, its slug, and the place that its front matter names. */
export interface SidebarPage extends SourceDocument {
  readonly slug: string;
  readonly group: YamlText | undefined;
  readonly after: YamlText | undefined;
}

/** Returns a documentation page as the sidebar lists it. */
export function sidebarPage(document: SourceDocument): SidebarPage {
  const field = (name: string) => (document.yaml?.fields ? textOf(document.yaml.fields, name) : undefined);
  const slug = pageSlug(document.contentPath);
  return { ...document, slug, group: field('group'), after: field('after') };
}

interface Entry extends YamlText {
  readonly group: string;
  readonly line: number;
}

/**
 * Checks the sidebar against the pages: each page is in exactly one group, of `sidebar.yaml` or of its own front matter.
 * A page without one is published all the same, last in the group of its folder.
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
  const entryOf = new Map(entries.map((entry) => [entry.text, entry]));
  const unlisted = pages.filter(({ slug }) => !entryOf.has(slug));
  const missing = entries.filter(({ text }) => !slugs.includes(text));
  // After a page was renamed, its old entry remains and the page is in no group.
  const [renamed] = missing.length === 1 && unlisted.length === 1 ? unlisted : [];
  // If an entry was meant for a page, the message about the entry is enough.
  const others = missing.filter((entry) => !isIndex(entry));
  const meant = new Set(others.map(({ text }) => meantSlug(text, slugs) ?? renamed?.slug));
  return [
    ...problemsIn(sidebar, [
      ...missing.map((entry) => entryWithoutPage(entry, slugs, renamed)),
      ...textsOf(yaml.fields, 'readFirst').flatMap((entry) => missingPage(entry, slugs)),
      ...repeatedEntries(entries),
    ]),
    ...pages.flatMap((page) => {
      const entry = entryOf.get(page.slug);
      if (entry !== undefined) return problemsIn(page, placedTwice(page, entry, file));
      return meant.has(page.slug) ? [] : problemsIn(page, checkPlace(page, listed, slugs, file));
    }),
  ];
}

function entryWithoutPage(
  entry: Entry,
  slugs: readonly string[],
  renamed: SidebarPage | undefined,
): DocumentFinding {
  const meant = meantSlug(entry.text, slugs);
  const hint = isIndex(entry)
    ? NAME_INDEX
    : renamed !== undefined && meant === undefined
      ? `${renamed.file} is in no group: if the page was renamed, write "${renamed.slug}". Otherwise remove the entry.`
      : slugHint(meant, CREATE_OR_REMOVE);
  return warning(`There is no page "${entry.text}".`, hint, entry.at);
}

/** Whether an entry names `docs/index.md`. */
function isIndex({ text }: Entry): boolean {
  return /^(?:\.|docs)?$/.test(asSlug(text));
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

/** Reports the fields for the place of a page that the sidebar lists, because they have no effect. */
function placedTwice(
  { group, after }: SidebarPage,
  entry: Entry,
  sidebarFile: string,
): readonly DocumentFinding[] {
  const field = group ?? after;
  if (field === undefined) return [];
  const message = `The sidebar already lists this page, in the group "${entry.group}" (${sidebarFile}:${entry.line}).`;
  return [warning(message, 'Remove "group" and "after" here, or that entry.', field.at)];
}

/** Checks the place of a page that the sidebar does not list. */
function checkPlace(
  { slug, group, after }: SidebarPage,
  groups: readonly SidebarGroup[],
  slugs: readonly string[],
  sidebarFile: string,
): readonly DocumentFinding[] {
  const { label } = groupOf({ id: slug, group: group?.text }, groups);
  if (group === undefined && after === undefined) {
    const message = `The page is in no group of the sidebar, so it is the last one of "${label}".`;
    const hint = `Add "- ${slug}" to a group of ${sidebarFile}, or "group: ${label}" to the front matter.`;
    return [warning(message, hint)];
  }
  const labels = groups.map((each) => each.label);
  const findings = after === undefined ? [] : missingPage(after, slugs, REMOVE_FIELD);
  if (group === undefined || labels.includes(group.text)) return findings;
  const hint = `${didYouMean(nearest(group.text, labels))}Its groups are ${labels.join(', ')}.`;
  return [warning(`The sidebar has no group "${group.text}".`, hint, group.at), ...findings];
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

/** The end of the hint for a field that names no page. */
export const REMOVE_FIELD = 'or remove the field';

/** The hint for `docs/index.md`, whose address leads to another page. */
export const NAME_INDEX =
  '/docs leads to the "mainPage" of site.yaml, so docs/index.md needs a name of its own: rename it, such as to docs/introduction.md, and write "introduction" in sidebar.yaml.';

/** Removes what writers put around a slug: `/docs/concepts/nodes/`, `./concepts/nodes.md`. */
function asSlug(written: string): string {
  return pageSlug(written.replace(/^\.?\//, '').replace(/\/$/, ''));
}
