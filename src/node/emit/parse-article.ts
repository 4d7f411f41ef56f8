import type { Element, Root } from 'hast';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { hasClass } from '../markdown/page/hast.ts';

/** Classes of elements that are useless in a document without scripts and tabs. */
const NEEDS_SCRIPT = ['needs-js', 'without-js', 'code-tools', 'heading-anchor'];

/**
 * Parses the HTML of an article, for documents that show it at another address and without scripts: the store keeps no
 * trees. The dev server loads the parser only with such a document.
 */
export async function parseArticle(html: string): Promise<Root> {
  const { default: rehypeParse } = await import('rehype-parse');
  const article = unified().use(rehypeParse, { fragment: true }).parse(html);
  removeWithClass(article, NEEDS_SCRIPT);
  return article;
}

/** Removes the elements that have one of these classes. */
export function removeWithClass(tree: Root, names: readonly string[]): void {
  const isRemoved = (node: Element) => names.some((name) => hasClass(node, name));
  visit(tree, 'element', (node, index, parent) => {
    if (parent === undefined || index === undefined || !isRemoved(node)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
