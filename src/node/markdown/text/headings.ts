import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from '../../../shared/heading.ts';
import { element, hasClass, headingLevel, labelText } from '../page/hast.ts';
import { slugOf } from '../page/ids.ts';
import { type Page, pageOf } from '../page/page.ts';
import type { Reporter } from '../page/reporter.ts';

/** The ids at the end of `## Title {#my-id #old-id}`, with the space before them. */
export const WRITTEN_IDS = /(?<!\s)\s*\{#([^{}]*)\}\s*$/;
const VALID_ID = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Returns the ids at the end of the text of a heading. */
export function writtenIds(text: string): readonly string[] {
  return WRITTEN_IDS.exec(text)?.[1]?.trimEnd().split(/\s+#/) ?? [];
}

/**
 * Removes `{#my-id #old-id}` from the end of a heading and claims the ids. Returns those that can be used; the others are
 * reported.
 */
function takeIds({ children, position }: Element, { ids, report }: Page): readonly string[] {
  const last = children.at(-1);
  if (last?.type !== 'text') return [];
  const written = writtenIds(last.value);
  last.value = last.value.replace(WRITTEN_IDS, '');
  return written.filter((id) => {
    if (VALID_ID.test(id) && ids.claimExplicit(id)) return true;
    const hint =
      'An id begins with a letter, contains only letters, digits, "-" and "_", and is that of nothing else on the page: "{#my-id}", or "{#my-id #old-id}".';
    report.error(position?.start, `"${id}" cannot be the id of this heading.`, hint);
    return false;
  });
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
  readonly chosenIds: readonly string[];
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
    visit(tree, 'element', (node) => {
      if (hasClass(node, 'api')) return SKIP; // Its rows have ids already.
      const level = headingLevel(node);
      if (level === undefined) return;
      const chosenIds = takeIds(node, page);
      const text = labelText(node);
      reportLevel(node, text, level, found.at(-1)?.level ?? 1, page.report);
      found.push({ node, level, text, chosenIds });
      return SKIP;
    });
    for (const { node, level, text, chosenIds } of found) {
      const [id = automaticId(node, text, page), ...others] = chosenIds;
      // A link finds further ids: each is that of an element around the heading's text.
      for (const other of others) node.children = [element('span', { id: other }, node.children)];
      const entry = { id, text, level: Math.max(2, level) };
      Object.assign(node, anchoredHeading(node, entry));
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

function automaticId(node: Element, text: string, { ids }: Page): string {
  const fixed = node.properties['id'];
  if (typeof fixed === 'string') return fixed; // The footnotes' own heading, see `rehypeFootnoteIds`.
  return ids.claimFree(slugOf(text), 'automatic');
}

function reportLevel(
  { position }: Element,
  text: string,
  level: number,
  previous: number,
  report: Reporter,
): void {
  const start = position?.start;
  if (text === '') report.error(start, 'This heading is empty.', 'Write its text, or remove the line.');
  if (level === 1) {
    const message = `"# ${text}" is a heading of level 1, but the page's title is its only one.`;
    report.error(start, message, 'Begin sections with "##".');
  } else if (level > previous + 1) {
    const message = `The heading "${text}" skips a level: ${previous} is followed by ${level}.`;
    report.warning(start, message, `Write it with ${'#'.repeat(previous + 1)}.`);
  }
}
