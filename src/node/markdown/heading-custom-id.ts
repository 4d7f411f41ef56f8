import type { Element } from 'hast';
import type { Page } from './page.ts';

const WRITTEN_ID = /\s*\{#([^{}]*)\}\s*$/;
const VALID_ID = /^[A-Za-z][A-Za-z0-9_-]*$/;

/**
 * Takes `{#my-id}` off the end of a heading and claims the id. Undefined when the heading has none of its
 * own, or one that cannot be used, which is reported.
 */
export function takeCustomId(heading: Element, page: Page): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = WRITTEN_ID.exec(last.value);
  const id = match?.[1];
  if (match === null || id === undefined) return undefined;
  last.value = last.value.slice(0, match.index);
  const start = heading.position?.start;
  if (!VALID_ID.test(id)) {
    page.report.error(
      start,
      `"${id}" cannot be the id of a heading.`,
      'An id begins with a letter and holds only letters, digits, "-" and "_": "{#my-id}".',
    );
    return undefined;
  }
  if (!page.ids.claimExplicit(id)) {
    page.report.error(
      start,
      `The id "${id}" is used twice on this page.`,
      'Choose another one; headings, entries of API tables and footnotes share their ids.',
    );
    return undefined;
  }
  return id;
}
