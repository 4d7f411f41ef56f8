import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readableDay } from '../../../shared/readable-day.ts';
import { type ChangelogEntry, fieldFile, normaliseText, type Page, pageOf } from '../page/page.ts';
import { remarkReferences } from '../text/links.ts';
import { attributeOf } from './directives.ts';

// The changelog has a file per entry in `content/changelog/`. On a text page, `::changelog{of="library"}` is replaced
// by the releases of the library, newest first, and `::changelog{of="documentation"}` by the other entries.

/** The values of `of`: the releases of the library, or the other entries. */
const SUBJECTS = ['library', 'documentation'] as const;

/** Whether a text may show the changelog, and so depends on its entries. */
export function mayShowChangelog(markdown: string): boolean {
  return markdown.includes('::changelog');
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

/** Parses the markdown of an entry and checks it like the text of a page. */
type ParseText = (file: VFile) => Root;

/** Replaces the `::changelog` directives of a page. Reports and removes those without a valid `of`. */
export function remarkChangelog({ parseText }: { readonly parseText: ParseText }) {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file, 'changelog');
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'changelog' || parent === undefined || index === undefined) return;
      const blocks = shownEntries(node, page).flatMap((entry) => entryBlocks(entry, node, page, parseText));
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };
}

function shownEntries(node: LeafDirective, { source, report }: Page): readonly ChangelogEntry[] {
  if (source.slug !== undefined) {
    const message = 'A page of the documentation cannot show the changelog.';
    report.error(node.position?.start, message, 'Show it on a page of text: a file in the folder "pages".');
    return [];
  }
  const subject = attributeOf(node, 'of', SUBJECTS, report);
  if (subject === undefined) return [];
  const entries = source.changes ?? [];
  return entries.filter(({ release }) => (release !== undefined) === (subject === 'library'));
}

/** Returns the heading, the day and the text of an entry. Messages about it are reported at the page's directive. */
function entryBlocks(
  { id, title, day, markdown }: ChangelogEntry,
  { position }: LeafDirective,
  page: Page,
  parseText: ParseText,
): RootContent[] {
  const file = fieldFile(normaliseText(markdown), page, page.report.locate(position?.start));
  const blocks: RootContent[] = [
    { type: 'heading', depth: 3, children: [{ type: 'text', value: `${title} {#${id}}` }] },
    {
      type: 'paragraph',
      children: [
        { type: 'emphasis', data: { hName: 'small' }, children: [{ type: 'text', value: readableDay(day) }] },
      ],
    },
    ...textOfEntry(parseText(file), id),
  ];
  const shown: Root = { type: 'root', children: blocks };
  visit(shown, (part) => {
    if (position !== undefined) part.position = position;
  });
  return shown.children;
}

/** Returns the blocks of an entry. Several entries may use the same names for targets of links, and for footnotes. */
function textOfEntry(text: Root, id: string): RootContent[] {
  remarkReferences()(text);
  visit(text, (part) => {
    if (part.type !== 'footnoteReference' && part.type !== 'footnoteDefinition') return;
    part.identifier = `${id}-${part.identifier}`;
  });
  return text.children.filter(({ type }) => type !== 'definition');
}
