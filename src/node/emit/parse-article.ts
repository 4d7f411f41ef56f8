import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Parses the HTML of an article, for documents that show it at another address: the store keeps no trees. */
export function parseArticle(html: string): Root {
  return parser.parse(html);
}
