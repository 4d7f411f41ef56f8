import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parse } from 'yaml';
import { readableDay } from '../../shared/readable-day.ts';
import { CHANGELOG_FOLDER } from '../content/files.ts';
import { frontMatterOf } from '../content/front-matter.ts';
import {
  CHANGELOG_DIRECTIVE,
  literalDirectives,
  reportLikelyNotes,
  reportStrayDirectives,
  reportUnclosedBlocks,
} from './directives.ts';
import { normaliseText, type Page, pageOf, readDependency } from './page.ts';
import { parseMarkdown } from './parse.ts';

// The changelog has a file per entry in `content/changelog/`. On a text page, `::changelog{of="library"}` is replaced
// by the releases of the library, newest first, and `::changelog{of="documentation"}` by the other entries.

/** The valid forms of the directive, for messages. */
const FORMS = ['::changelog{of="library"}', '::changelog{of="documentation"}'] as const;

/** An entry of the changelog. */
interface Entry {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The version of the library; absent for a change of the documentation. */
  readonly release: string | undefined;
  readonly markdown: string;
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
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
    reportStrayDirectives(tree, page, { name: CHANGELOG_DIRECTIVE, form: FORMS[0] });
    const { changes } = page.source;
    const entries = changes === undefined ? [] : await readEntries(changes, page);
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== CHANGELOG_DIRECTIVE || parent === undefined || index === undefined) return;
      const blocks = shownEntries(node, entries, page).flatMap((entry) => entryBlocks(entry, node, page));
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };
}

function shownEntries(node: LeafDirective, entries: readonly Entry[], page: Page): readonly Entry[] {
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
function entryBlocks({ id, title, day, markdown }: Entry, node: LeafDirective, page: Page): RootContent[] {
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
  const entry: Root = { type: 'root', children: blocks };
  visit(entry, (part) => {
    if (node.position !== undefined) part.position = node.position;
  });
  return entry.children;
}

async function readEntries(names: readonly string[], page: Page): Promise<readonly Entry[]> {
  const folder = path.join(page.source.contentFolder, CHANGELOG_FOLDER);
  const entries = names.map(async (name) => {
    const bytes = await readDependency(path.join(folder, name), page);
    return bytes && parseEntry(name, bytes.toString('utf8'));
  });
  return (await Promise.all(entries)).filter((entry) => entry !== undefined).sort(newestFirst);
}

/** Parses an entry. Undefined if its fields are invalid, which the check of the sources reports. */
function parseEntry(name: string, file: string): Entry | undefined {
  const frontMatter = frontMatterOf(normaliseText(file));
  if (frontMatter.kind === 'broken') return undefined;
  // Keeps days and versions as strings.
  const fields: unknown = parse(frontMatter.yaml, { schema: 'failsafe' });
  const { title, date, release }: Partial<Record<string, unknown>> = { ...Object(fields) };
  if (typeof title !== 'string' || typeof date !== 'string') return undefined;
  const version = typeof release === 'string' ? release : undefined;
  return { id: changeId(name), title, day: date.slice(0, 10), release: version, markdown: frontMatter.body };
}
