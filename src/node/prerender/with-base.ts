import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { PageData } from '../../shared/page-data.ts';

const URL_ATTRIBUTES = ['href', 'src'] as const;

/**
 * The page with its article's site links moved below the base path. Articles are compiled and cached without one; for
 * a site at the root of its host nothing changes.
 */
export function withBase(page: PageData, base: string): PageData {
  return base === '/' ? page : { ...page, html: prefixUrls(page.html, base) };
}

function prefixUrls(html: string, base: string): string {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html);
  prefixTree(tree, base);
  return unified().use(rehypeStringify, { allowParseErrors: true }).stringify(tree);
}

function prefixTree(tree: Root, base: string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of URL_ATTRIBUTES) {
      const value = properties[name];
      if (typeof value === 'string' && value.startsWith('/')) properties[name] = `${base}${value.slice(1)}`;
    }
  });
}
