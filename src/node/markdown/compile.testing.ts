import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ALLOWED_TREE } from './checks/allowed-tree.ts';
import { compile } from './compile.ts';
import { stringifyHtml } from './page/hast.ts';
import type { CompiledPage, PageSource } from './page/page.ts';

/**
 * For tests: compiles markdown as a page of a site at the root of its host, and prints the article, with all quotes.
 */
export async function compileMarkdown(
  body: string,
  source: Partial<PageSource> = {},
): Promise<CompiledPage & { readonly html: string }> {
  const page = await compile({
    file: 'content/docs/page.md',
    firstLine: 1,
    contentFolder: source.directory ?? '/nowhere',
    directory: '/nowhere',
    base: '/',
    ...source,
    body,
  });
  return { ...page, html: stringifyHtml(page.tree).trim() };
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** For tests: the tree of HTML. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/** For tests: returns the sanitised tree. */
export function sanitised(tree: Root): Root {
  return unified().use(rehypeSanitize, ALLOWED_TREE).runSync(tree);
}

/** For tests: returns the elements of HTML as a browser parses it. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  visit(parser.parse(html), 'element', (node) => {
    elements.push(node);
  });
  return elements;
}

/** For tests: parses and serialises HTML as a browser does. */
export function reprint(html: string): string {
  return stringifyHtml(parser.parse(html));
}
