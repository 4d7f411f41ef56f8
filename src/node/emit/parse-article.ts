import type { Root } from 'hast';
import { unified } from 'unified';

/**
 * Parses the HTML of an article, for documents that show it at another address: the store keeps no trees. The dev server
 * loads the parser only with such a document.
 */
export async function parseArticle(html: string): Promise<Root> {
  const { default: rehypeParse } = await import('rehype-parse');
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}
