import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import rehypeStringify, { type Options } from 'rehype-stringify';
import { unified } from 'unified';

/** Builds an element; a string among the children is text. */
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

/** The text that a reader gets from a node; an image or drawing counts as its alternative text. */
export function readableText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties['alt'] ?? '');
  if (node.type === 'element' && node.tagName === 'svg') return String(node.properties['ariaLabel'] ?? '');
  return 'children' in node ? node.children.map(readableText).join('') : '';
}

/** Whether a node is nothing but white space. */
export function isSpace(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Whether an element carries a class. */
export function hasClass(node: Element, name: string): boolean {
  const classes = node.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}

const OPTIONS: Options = {
  allowDangerousHtml: false,
  characterReferences: { useNamedReferences: true },
  collapseEmptyAttributes: true,
};

const stringifier = unified().use(rehypeStringify, OPTIONS).freeze();

const shortStringifier = unified()
  .use(rehypeStringify, { ...OPTIONS, preferUnquoted: true })
  .freeze();

/** Writes the tree as HTML. Raw HTML, should any be left in the tree, comes out as text. */
export function stringifyHtml(tree: Root): string {
  return stringifier.stringify(tree);
}

/** Writes the tree like {@link stringifyHtml}, without quotes where none are needed: in JSON each takes two characters. */
export function stringifyShortHtml(tree: Root): string {
  return shortStringifier.stringify(tree);
}
