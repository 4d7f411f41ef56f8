import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from '../../../shared/heading.ts';
import { OWN_IDS } from '../../../shared/page-ids.ts';
import { element, headingLevel, headingText } from '../page/hast.ts';
import { type Page, pageOf } from '../page/page.ts';

/** The id at the end of `## Title {#my-id}`, with the space before it. */
export const WRITTEN_ID = /(?<!\s)\s*\{#([^{}]*)\}\s*$/;
const VALID_ID = /^[A-Za-z][A-Za-z0-9_-]*$/;

/**
 * Removes `{#my-id}` from the end of a heading and claims the id. Undefined if the heading has none, or one that cannot
 * be used, which is reported.
 */
function takeCustomId(heading: Element, before: readonly FoundHeading[], page: Page): string | undefined {
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
      'An id begins with a letter and contains only letters, digits, "-" and "_": "{#my-id}".',
    );
    return undefined;
  }
  if (!page.ids.claimExplicit(id)) {
    const first = before.find(({ customId }) => customId === id)?.node.position?.start;
    const place = first === undefined ? '' : `, first in line ${page.report.locate(first).line}`;
    page.report.error(
      start,
      `The id "${id}" ${OWN_IDS.includes(id) ? 'belongs to the page itself' : `is used twice on this page${place}`}.`,
      'Choose another one; headings, entries of API tables and footnotes share their ids.',
    );
    return undefined;
  }
  return id;
}

/**
 * Claims the ids of footnotes, their references and their heading: the only ids in the tree before our own markup is
 * added.
 */
export function rehypeFootnoteIds() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    visit(tree, 'element', (node) => {
      const id = node.properties['id'];
      if (typeof id === 'string') page.ids.claimExplicit(id);
    });
  };
}

/** A heading before it has an id. */
interface FoundHeading {
  readonly node: Element;
  /** As written, from 1. */
  readonly level: number;
  readonly text: string;
  readonly customId: string | undefined;
}

/**
 * Adds an id and a link to itself to every heading. The link is beside the heading, not in it, so that it does not
 * become part of the heading's name. Chosen ids are claimed first: a link to one must not break because another heading
 * happens to have the same text.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    const found: FoundHeading[] = [];
    visit(tree, 'element', (node) => {
      const level = headingLevel(node);
      if (level === undefined) return;
      const customId = takeCustomId(node, found, page);
      found.push({ node, level, text: headingText(node).replace(/\s+/g, ' ').trim(), customId });
      return SKIP;
    });
    reportLevels(found, page);
    for (const heading of found) {
      const id = heading.customId ?? automaticId(heading, page);
      const entry = { id, text: heading.text, level: Math.max(2, heading.level) };
      Object.assign(heading.node, anchoredHeading(heading.node, entry));
      page.toc.push(entry);
    }
  };
}

function anchoredHeading(node: Element, { id, text, level }: Heading): Element {
  const heading = element(`h${level}`, { id }, node.children);
  const link = element('a', {
    className: ['heading-anchor'],
    href: `#${id}`,
    ariaLabel: `Link to section: ${text}`,
  });
  return element('div', { className: ['heading', `heading-${level}`] }, [heading, link]);
}

function automaticId({ node, text }: FoundHeading, page: Page): string {
  const fixed = node.properties['id'];
  if (typeof fixed === 'string') return fixed; // The footnotes' own heading, see `rehypeFootnoteIds`.
  const { id, wanted, lostToExplicit } = page.ids.claimAutomatic(text);
  if (lostToExplicit) {
    page.report.warning(
      node.position?.start,
      `The heading "${text}" gets the id "${id}", because "${wanted}" is taken by something else on the page.`,
      'Give it an id of its own: "## Title {#my-id}".',
    );
  }
  return id;
}

function reportLevels(found: readonly FoundHeading[], page: Page): void {
  let previous = 1;
  for (const { node, text, level } of found) {
    const start = node.position?.start;
    if (text === '') {
      page.report.error(start, 'This heading is empty.', 'Write its text, or remove the line.');
    }
    if (level === 1) {
      page.report.error(
        start,
        `"# ${text}" is a heading of level 1, but the page's title is its only one.`,
        'Begin sections with "##".',
      );
    } else if (level > previous + 1) {
      page.report.warning(
        start,
        `The heading "${text}" skips a level: ${previous} is followed by ${level}.`,
        `Write it with ${'#'.repeat(previous + 1)}.`,
      );
    }
    previous = level;
  }
}
