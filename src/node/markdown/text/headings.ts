import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from '../../../shared/heading.ts';
import { OWN_IDS } from '../../../shared/page-ids.ts';
import { element, hasClass, headingLevel, labelText } from '../page/hast.ts';
import { type Page, pageOf } from '../page/page.ts';

/** The ids at the end of `## Title {#my-id #old-id}`, with the space before them. */
export const WRITTEN_IDS = /(?<!\s)\s*\{#([^{}]*)\}\s*$/;
const VALID_ID = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Returns the ids at the end of the text of a heading. */
export function writtenIds(text: string): readonly string[] {
  return WRITTEN_IDS.exec(text)?.[1]?.trimEnd().split(/\s+#/) ?? [];
}

/** The start of what has an id, by the id. */
type Places = Map<string, Element['position']>;

/**
 * Removes `{#my-id #old-id}` from the end of a heading and claims the ids. Returns those that can be used; the others are
 * reported.
 */
function takeIds(node: Element, places: Places, page: Page): readonly string[] {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return [];
  const ids = writtenIds(last.value);
  last.value = last.value.replace(WRITTEN_IDS, '');
  const start = node.position?.start;
  return ids.filter((id) => {
    if (!VALID_ID.test(id)) {
      page.report.error(
        start,
        `"${id}" cannot be an id.`,
        'An id begins with a letter and contains only letters, digits, "-" and "_": "{#my-id}", or "{#my-id #old-id}".',
      );
      return false;
    }
    if (!page.ids.claimExplicit(id)) {
      const first = places.get(id)?.start;
      const place = first === undefined ? '' : `, first on line ${page.report.locate(first).line}`;
      page.report.error(
        start,
        `The id "${id}" ${OWN_IDS.includes(id) ? 'belongs to the page itself' : `is used twice on this page${place}`}.`,
        'Choose another one; headings, entries of API tables and footnotes share their ids.',
      );
      return false;
    }
    places.set(id, node.position);
    return true;
  });
}

/** Returns children in which a link finds further ids: each is that of an element around all of them. */
function withIds(ids: readonly string[], children: readonly ElementContent[]): readonly ElementContent[] {
  return ids.reduce<readonly ElementContent[]>((inner, id) => [element('span', { id }, inner)], children);
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

interface FoundHeading {
  readonly node: Element;
  /** As written, from 1. */
  readonly level: number;
  readonly text: string;
  readonly customIds: readonly string[];
}

/**
 * Adds an id and a link to itself to every heading. The link is beside the heading, not in it, so that it does not
 * become part of the heading's name. Chosen ids are claimed first: a link to one
 * must not break because another heading happens to have the same text.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file, 'heading');
    const found: FoundHeading[] = [];
    const places: Places = new Map();
    visit(tree, 'element', (node) => {
      if (hasClass(node, 'api')) return SKIP; // Its rows have ids already.
      const level = headingLevel(node);
      if (level === undefined) return;
      const customIds = takeIds(node, places, page);
      found.push({ node, level, text: labelText(node).replace(/\s+/g, ' ').trim(), customIds });
      return SKIP;
    });
    reportLevels(found, page);
    for (const heading of found) {
      const [id = automaticId(heading, page), ...others] = heading.customIds;
      heading.node.children = [...withIds(others, heading.node.children)];
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
      `The heading "${text}" gets the id "${id}", because "${wanted}" is used by something else on the page.`,
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
