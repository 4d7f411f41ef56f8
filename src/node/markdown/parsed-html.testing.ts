import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { stringifyHtml } from './html/stringify-html.ts';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** For tests: the elements that a browser makes of HTML. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  visit(parser.parse(html), 'element', (node) => {
    elements.push(node);
  });
  return elements;
}

/** For tests: HTML as a browser would write it after reading it. */
export function reprint(html: string): string {
  return stringifyHtml(parser.parse(html));
}
