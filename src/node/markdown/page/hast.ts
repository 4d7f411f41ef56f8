import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import rehypeStringify, { type Options } from 'rehype-stringify';
import { unified } from 'unified';

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

/** Returns the text of a node as readers perceive it, with the alternative text of images and drawings. */
export function readableText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties['alt'] ?? '');
  if (node.type === 'element' && node.tagName === 'svg') return String(node.properties['ariaLabel'] ?? '');
  return 'children' in node ? node.children.map(readableText).join('') : '';
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

const OPTIONS: Options = {
  allowDangerousHtml: false,
  characterReferences: { useNamedReferences: true },
  collapseEmptyAttributes: true,
};

const stringifier = unified().use(rehypeStringify, OPTIONS).freeze();

const shortStringifier = unified()
  .use(rehypeStringify, { ...OPTIONS, preferUnquoted: true })
  .freeze();

/** Serialises the tree as HTML. Any remaining raw HTML is escaped. */
export function stringifyHtml(tree: Root): string {
  return stringifier.stringify(tree);
}

/** Like {@link stringifyHtml}, but omits optional quotes: in JSON each takes two characters. */
export function stringifyShortHtml(tree: Root): string {
  return shortStringifier.stringify(tree);
}
