import type { Root } from 'hast';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { hasClass } from '../markdown/page/hast.ts';

/** Classes of elements that are useless in a document without scripts and tabs. */
const NEEDS_SCRIPT = ['needs-js', 'without-js', 'code-tools', 'heading-anchor'];

/**
 * Parses the HTML of an article, for documents that show it at another address and without scripts: the store keeps no
 * trees. The dev server loads the parser only with such a document.
 *
 * @param removed classes of further elements that the document does not show
 */
export async function parseArticle(html: string, removed: readonly string[] = []): Promise<Root> {
  const { default: rehypeParse } = await import('rehype-parse');
  const article = unified().use(rehypeParse, { fragment: true }).parse(html);
  const classes = [...NEEDS_SCRIPT, ...removed];
  visit(article, 'element', (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (!classes.some((name) => hasClass(node, name))) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return article;
}
