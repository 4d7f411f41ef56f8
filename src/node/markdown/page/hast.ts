import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import rehypeStringify, { type Options } from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Creates an element; strings among the children become text nodes. */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** Returns the text of a node as readers perceive it: images and drawings, which stand apart, by their alternative text. */
export function readableText(node: Nodes): string {
  return textWithout(node, () => false);
}

/** Returns the readable text of what names something, such as a heading, on one line without the numbers of footnotes. */
export function labelText(node: Nodes): string {
  const text = textWithout(node, ({ properties }) => properties['dataFootnoteRef'] !== undefined);
  return text.replace(/\s+/g, ' ').trim();
}

function textWithout(node: Nodes, isLeftOut: (node: Element) => boolean): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    if (isLeftOut(node)) return '';
    if (node.tagName === 'br') return ' ';
    if (node.tagName === 'img') return ` ${node.properties['alt'] ?? ''} `;
    if (node.tagName === 'svg') return ` ${node.properties['ariaLabel'] ?? ''} `;
  }
  return 'children' in node ? node.children.map((child) => textWithout(child, isLeftOut)).join('') : '';
}

/** Whether a node is only white space. */
export function isSpace(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Whether an element has a class. */
export function hasClass(node: Element, name: string): boolean {
  const classes = node.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}

/** Returns the level of a heading; undefined for any other node. */
export function headingLevel(node: Nodes): number | undefined {
  const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/** Returns the elements among the children of a node, of one name if that is given. */
export function childElements(node: Element | Root, tagName?: string): Element[] {
  const children: readonly Nodes[] = node.children;
  return children.flatMap((child) =>
    child.type === 'element' && (tagName === undefined || child.tagName === tagName) ? child : [],
  );
}

/** Returns the rows of a table, those of its header included. */
export function tableRows(table: Element): readonly Element[] {
  return childElements(table).flatMap((part) => childElements(part, 'tr'));
}

/** Returns the cells of each row of a table. */
export function tableCells(table: Element): readonly (readonly Element[])[] {
  return tableRows(table).map((row) => childElements(row));
}

/**
 * Replaces elements of a tree in place, one after the other.
 *
 * @param find returns what the replacement needs; undefined for an element that stays
 */
export async function replaceElements<T>(
  tree: Root,
  find: (node: Element) => T | undefined,
  replace: (found: T, node: Element) => Promise<Element>,
): Promise<void> {
  const found: { readonly node: Element; readonly match: T }[] = [];
  visit(tree, 'element', (node) => {
    const match = find(node);
    if (match === undefined) return;
    found.push({ node, match });
    return SKIP;
  });
  for (const { node, match } of found) Object.assign(node, await replace(match, node));
}

const OPTIONS: Options = {
  allowDangerousHtml: false,
  characterReferences: { useNamedReferences: true },
  collapseEmptyAttributes: true,
};

const stringifier = unified().use(rehypeStringify, OPTIONS).freeze();

const shortStringifier = unified()
  .use(rehypeStringify, { ...OPTIONS, preferUnquoted: true, omitOptionalTags: true })
  .freeze();

/** Serialises the tree as HTML. Any remaining raw HTML is escaped. */
export function stringifyHtml(tree: Root): string {
  return stringifier.stringify(tree);
}

/** Serialises an article, without the space around it, and without quotes and tags that HTML does not require. */
export function printArticle(tree: Root): string {
  const first = tree.children.findIndex((node) => !isSpace(node));
  const last = tree.children.findLastIndex((node) => !isSpace(node));
  return shortStringifier.stringify({ type: 'root', children: tree.children.slice(first, last + 1) });
}
