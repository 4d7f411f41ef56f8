import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readableDay } from '../../../shared/readable-day.ts';
import { type ChangelogEntry, normaliseText, type Page, pageOf } from '../page/page.ts';
import { parseMarkdown } from '../parse.ts';
import {
  CHANGELOG_DIRECTIVE,
  literalDirectives,
  reportLikelyNotes,
  reportStrayDirectives,
  reportUnclosedBlocks,
} from './directives.ts';

// The changelog has a file per entry in `content/changelog/`. On a text page, `::changelog{of="library"}` is replaced
// by the releases of the library, newest first, and `::changelog{of="documentation"}` by the other entries.

/** The valid forms of the directive, for messages. */
const FORMS = ['::changelog{of="library"}', '::changelog{of="documentation"}'] as const;

/** Whether a text may show the changelog, and so depends on its entries. */
export function mayShowChangelog(markdown: string): boolean {
  return markdown.includes(`::${CHANGELOG_DIRECTIVE}`);
}

/** Returns the id of an entry's heading, derived from its file name: `craft-0.2.12.md` → `craft-0-2-12`. */
export function changeId(contentPath: string): string {
  return path.posix.basename(contentPath, '.md').replace(/[^A-Za-z0-9_-]+/g, '-');
}

/** Compares entries for sorting: newest first; within a day, by id in descending order. */
export function newestFirst(
  one: { readonly day: string; readonly id: string },
  other: { readonly day: string; readonly id: string },
): number {
  return other.day.localeCompare(one.day) || other.id.localeCompare(one.id, 'en', { numeric: true });
}

/** Replaces the `::changelog` directives of a page. Reports and removes those without a valid `of`. */
export function remarkChangelog() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    reportStrayDirectives(tree, page, { name: CHANGELOG_DIRECTIVE, form: FORMS[0] });
    const entries = page.source.changes ?? [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== CHANGELOG_DIRECTIVE || parent === undefined || index === undefined) return;
      const blocks = shownEntries(node, entries, page).flatMap((entry) => entryBlocks(entry, node, page));
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };
}

function shownEntries(
  node: LeafDirective,
  entries: readonly ChangelogEntry[],
  page: Page,
): readonly ChangelogEntry[] {
  const { of, ...unknown } = node.attributes ?? {};
  if (page.source.slug !== undefined) {
    page.report.error(
      node.position?.start,
      'A page of the documentation cannot show the changelog.',
      'Show it on a page of text: a file in the folder "pages".',
    );
    return [];
  }
  const isWritten = Object.keys(unknown).length === 0 && node.children.length === 0;
  if (isWritten && of === 'library') return entries.filter(({ release }) => release !== undefined);
  if (isWritten && of === 'documentation') return entries.filter(({ release }) => release === undefined);
  page.report.error(
    node.position?.start,
    'This does not say which entries of the changelog it shows.',
    `Allowed are ${FORMS.join(' and ')}.`,
  );
  return [];
}

/** Returns the heading, the day and the text of an entry. Messages about it are reported at the page's directive. */
function entryBlocks(
  { id, title, day, ...entry }: ChangelogEntry,
  node: LeafDirective,
  page: Page,
): RootContent[] {
  const markdown = normaliseText(entry.markdown);
  const tree = parseMarkdown(markdown);
  const report = page.report.pinnedTo(page.report.locate(node.position?.start));
  reportUnclosedBlocks(tree, markdown, report);
  reportLikelyNotes(tree, report);
  literalDirectives(tree, markdown);
  const blocks: RootContent[] = [
    { type: 'heading', depth: 3, children: [{ type: 'text', value: `${title} {#${id}}` }] },
    { type: 'paragraph', children: [{ type: 'text', value: readableDay(day) }] },
    ...tree.children,
  ];
  const shown: Root = { type: 'root', children: blocks };
  visit(shown, (part) => {
    if (node.position !== undefined) part.position = node.position;
  });
  return shown.children;
}
