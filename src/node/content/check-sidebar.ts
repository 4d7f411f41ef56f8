import { pageSlug } from '../../shared/page-path.ts';
import { contentError, contentWarning, type Diagnostic } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { didYouMean, nearest, nearestPath } from './nearest.ts';
import { groupOf, type SidebarGroup } from './sidebar-places.ts';
import { groupsOf, type ParsedYaml, textOf, textsOf, type YamlText } from './yaml.ts';

/** A page as the sidebar lists it: its slug, its source file, and the place that its front matter names. */
export interface SidebarPage {
  readonly slug: string;
  readonly file: string;
  readonly yaml: ParsedYaml | undefined;
  readonly group: YamlText | undefined;
  readonly after: YamlText | undefined;
}

/** Returns a documentation page as the sidebar lists it. */
export function sidebarPage({ file, contentPath, yaml }: SourceDocument): SidebarPage {
  const field = (name: string) => (yaml?.fields ? textOf(yaml.fields, name) : undefined);
  return { slug: pageSlug(contentPath), file, yaml, group: field('group'), after: field('after') };
}

/** An entry of the sidebar. */
interface Entry {
  readonly slug: string;
  readonly group: string;
  readonly at: number;
}

/**
 * Checks the sidebar against the pages: each page is in exactly one group, of `sidebar.yaml` or of its own front matter.
 * A page without one is published all the same, last in the group of its folder.
 */
export function checkSidebar(
  { file, yaml }: SourceDocument,
  pages: readonly SidebarPage[],
): readonly Diagnostic[] {
  // An unreadable sidebar is one error, not one for each page that it does not list.
  if (!yaml?.fields) return [];
  const groups = groupsOf(yaml.fields, 'groups').map((group) => ({
    label: textOf(group, 'label')?.text ?? '',
    entries: textsOf(group, 'pages'),
  }));
  const entries = groups.flatMap((group) =>
    group.entries.map(({ text, at }) => ({ slug: text, group: group.label, at })),
  );
  const entryOf = new Map(entries.map((entry) => [entry.slug, entry]));
  const unlisted = pages.filter(({ slug }) => !entryOf.has(slug));
  const missing = entriesWithoutPage(entries, pages, unlisted);
  const slugs = pages.map(({ slug }) => slug);
  const readFirst = textsOf(yaml.fields, 'readFirst').filter(({ text }) => !slugs.includes(text));
  // If an entry was meant for a page, the message about the entry is enough.
  const meant = new Set(missing.map((entry) => entry.meant));
  const listed = groups.map((group) => ({
    label: group.label,
    pages: group.entries.map(({ text }) => text),
  }));
  return [
    ...missing.map(({ slug, at, hint }) =>
      contentWarning(file, `There is no page "${slug}".`, hint, yaml.placeOf(at)),
    ),
    ...readFirst.map(({ text, at }) =>
      contentWarning(
        file,
        `There is no page "${text}".`,
        slugHint(meantSlug(text, slugs), CREATE_OR_REMOVE),
        yaml.placeOf(at),
      ),
    ),
    ...repeatedEntries(file, yaml, entries),
    ...pages.flatMap((page) => {
      const entry = entryOf.get(page.slug);
      if (entry !== undefined) return placedTwice(page, entry, `${file}:${yaml.placeOf(entry.at).line}`);
      return meant.has(page.slug) ? [] : checkPlace(page, file, listed, slugs);
    }),
  ];
}

/** An entry whose page does not exist. */
interface EntryWithoutPage extends Entry {
  /** The slug that the hint suggests, if any. */
  readonly meant: string | undefined;
  readonly hint: string;
}

function entriesWithoutPage(
  entries: readonly Entry[],
  pages: readonly SidebarPage[],
  unlisted: readonly SidebarPage[],
): readonly EntryWithoutPage[] {
  const slugs = pages.map(({ slug }) => slug);
  const known = new Set(slugs);
  const missing = entries.filter(({ slug }) => !known.has(slug));
  // After a page was renamed, its old entry remains and the page is in no group.
  const [renamed] = missing.length === 1 && unlisted.length === 1 ? unlisted : [];
  return missing.map((entry) => {
    if (/^(?:\.|docs)?$/.test(asSlug(entry.slug))) return { ...entry, meant: undefined, hint: NAME_INDEX };
    const near = meantSlug(entry.slug, slugs);
    if (renamed === undefined || near !== undefined)
      return { ...entry, meant: near, hint: slugHint(near, CREATE_OR_REMOVE) };
    const hint = `${renamed.file} is in no group: if the page was renamed, write "${renamed.slug}". Otherwise remove the entry.`;
    return { ...entry, meant: renamed.slug, hint };
  });
}

function repeatedEntries(file: string, yaml: ParsedYaml, entries: readonly Entry[]): readonly Diagnostic[] {
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

/** Reports the fields for the place of a page that the sidebar lists, because they have no effect. */
function placedTwice(
  { file, yaml, group, after }: SidebarPage,
  entry: Entry,
  where: string,
): readonly Diagnostic[] {
  const field = group ?? after;
  if (field === undefined) return [];
  const message = `The sidebar lists this page already, in the group "${entry.group}" (${where}).`;
  const hint = 'Remove "group" and "after" here, or that entry.';
  return [contentWarning(file, message, hint, yaml?.placeOf(field.at))];
}

/** Checks the place of a page that the sidebar does not list. */
function checkPlace(
  { file, slug, yaml, group, after }: SidebarPage,
  sidebarFile: string,
  groups: readonly SidebarGroup[],
  slugs: readonly string[],
): readonly Diagnostic[] {
  const { label } = groupOf({ id: slug, group: group?.text }, groups);
  if (group === undefined && after === undefined) {
    const message = `The page is in no group of the sidebar, so it is the last one of "${label}".`;
    const hint = `Add "- ${slug}" to a group of ${sidebarFile}, or "group: ${label}" to the front matter.`;
    return [contentWarning(file, message, hint)];
  }
  const labels = groups.map((each) => each.label);
  return [
    ...(group === undefined || labels.includes(group.text)
      ? []
      : [
          contentWarning(
            file,
            `The sidebar has no group "${group.text}".`,
            `${didYouMean(nearest(group.text, labels))}Its groups are ${labels.join(', ')}.`,
            yaml?.placeOf(group.at),
          ),
        ]),
    ...(after === undefined || slugs.includes(after.text)
      ? []
      : [
          contentWarning(
            file,
            `There is no page "${after.text}".`,
            slugHint(meantSlug(after.text, slugs), 'or remove the field'),
            yaml?.placeOf(after.at),
          ),
        ]),
  ];
}

/** Returns the slug that was probably meant by one that does not exist. */
export function meantSlug(written: string, slugs: readonly string[]): string | undefined {
  return nearestPath(asSlug(written), slugs);
}

/** The hint for a slug that does not exist: a suggestion, and what to do. */
export function slugHint(meant: string | undefined, otherwise: string): string {
  return `${didYouMean(meant)}Write the page's path below docs/ without ".md", ${otherwise}.`;
}

/** The end of the hint for an entry of a list. */
export const CREATE_OR_REMOVE = 'create the page, or remove the entry';

/** The hint for `docs/index.md`, whose address leads to another page. */
export const NAME_INDEX =
  '/docs leads to the "mainPage" of site.yaml, so docs/index.md needs a name of its own: rename it, such as to docs/introduction.md, and write "introduction" in sidebar.yaml.';

/** Removes what writers put around a slug: `/docs/concepts/nodes/`, `./concepts/nodes.md`. */
function asSlug(written: string): string {
  return pageSlug(written.replace(/^\.?\//, '').replace(/\/$/, ''));
}
