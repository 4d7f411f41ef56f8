import path from 'node:path';
import { readableDay } from '../../../shared/readable-day.ts';
import { literalMarkdown, type Part } from '../page/joined-text.ts';
import { normaliseText } from '../page/page.ts';

// The changelog has a file per entry in `content/changelog/`. `::changelog{of="library"}` stands for the releases of the
// library, the newest first, and `::changelog{of="documentation"}` for the other entries.

/** An entry of the changelog. */
export interface ChangelogEntry {
  /** Path of its file relative to the project's root. */
  readonly file: string;
  /** Line of the file at which the markdown begins. */
  readonly firstLine: number;
  /** Id of its heading on the page that shows the changelog. */
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The version of the library; absent for a change of the documentation. */
  readonly release?: string;
  readonly markdown: string;
}

/** The values of `of`: the releases of the library, or the other entries. */
export const SUBJECTS = ['library', 'documentation'] as const;

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

/** Returns the heading, the day and the text of each entry about a subject. */
export function entryParts(
  subject: (typeof SUBJECTS)[number],
  entries: readonly ChangelogEntry[],
): readonly Part[] {
  const shown = entries.filter(({ release }) => (release !== undefined) === (subject === 'library'));
  return shown.flatMap(({ file, firstLine, id, title, day, markdown }) => {
    const text = `### ${literalMarkdown(title)} {#${id}}\n\n<small>${readableDay(day)}</small>\n\n`;
    return [
      { text, file, from: { line: 1, column: 1 } },
      { text: `${normaliseText(markdown)}\n\n`, file, from: { line: firstLine, column: 1 } },
    ];
  });
}
