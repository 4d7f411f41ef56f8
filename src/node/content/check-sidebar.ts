import { pageSlug } from '../../shared/page-path.ts';
import { validFields } from './check-fields.ts';
import { contentError, contentWarning, type Diagnostic } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { didYouMean, nearestPath } from './nearest.ts';
import { groupOf } from './sidebar-places.ts';
import { Sidebar } from './site-schema.ts';
import type { Path } from './yaml.ts';

/** A documentation page with its slug, by which the sidebar names it. */
export interface SidebarPage extends SourceDocument {
  readonly slug: string;
}

/**
 * Checks the sidebar against the pages: each page is in exactly one group. A page without one is published all the same,
 * at the end of its folder's group.
 */
export function checkSidebar(sidebar: SourceDocument, pages: readonly SidebarPage[]): readonly Diagnostic[] {
  const fields = validFields(sidebar, Sidebar.fields);
  if (fields === undefined) return [];
  const { groups, readFirst = [] } = fields;
  const slugs = pages.map(({ slug }) => slug);
  const entries = groups.flatMap((group, index) =>
    group.pages.map((slug, number) => ({
      slug,
      path: ['groups', index, 'pages', number],
      label: group.label,
    })),
  );
  // If an entry was meant for a page, the message about the entry is enough.
  const named = new Set(entries.flatMap(({ slug }) => [slug, meantSlug(slug, slugs)]));
  return [
    ...entries.flatMap(({ slug, path }) => missingPage(slug, slugs, sidebar, path)),
    ...readFirst.flatMap((slug, index) => missingPage(slug, slugs, sidebar, ['readFirst', index])),
    ...entries.flatMap(({ slug, path }, index) => {
      const first = entries.findIndex((entry) => entry.slug === slug);
      if (first === index) return [];
      const message = `The page "${slug}" is already listed, in the group "${entries[first]?.label}".`;
      return contentError(sidebar.file, message, 'Keep one of the two entries.', sidebar.yaml.placeOf(path));
    }),
    ...groups.flatMap(({ label, pages: own, runs = [] }, index) =>
      runs.flatMap(({ before }, number) => {
        if (own.includes(before)) return [];
        const message = `The group "${label}" does not have the page "${before}", so the heading is not shown.`;
        const place = sidebar.yaml.placeOf(['groups', index, 'runs', number, 'before']);
        return contentWarning(sidebar.file, message, 'Name a page of the group.', place);
      }),
    ),
    ...pages
      .filter(({ slug }) => !named.has(slug))
      .map(({ file, slug }) => {
        const message = `${sidebar.file} does not name the page, so it is at the end of the group "${groupOf(slug, groups)?.label}".`;
        return contentWarning(file, message, `Add the line "- ${slug}" to the group there.`);
      }),
  ];
}

/** Returns the warning for a slug in a field that is of no page; none for one of a page. */
export function missingPage(
  slug: string,
  slugs: readonly string[],
  { file, yaml }: SourceDocument,
  path: Path,
): readonly Diagnostic[] {
  if (slugs.includes(slug)) return [];
  const hint = `${didYouMean(meantSlug(slug, slugs))}Write the page's path below docs/ without ".md", or create the page.`;
  return [contentWarning(file, `There is no page "${slug}".`, hint, yaml.placeOf(path))];
}

/** Returns the slug that was probably meant by what writers put around one: `/docs/concepts/nodes/`, `./nodes.md`. */
function meantSlug(written: string, slugs: readonly string[]): string | undefined {
  return nearestPath(pageSlug(written.replace(/^\.?\/|\/$/g, '')), slugs);
}
