import type { Properties } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { readableText } from './element.ts';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** The text of raw HTML that holds no tags, its character references read. */
export function decodeHtmlText(source: string): string {
  return source.includes('&') ? readableText(parser.parse(source)) : source;
}

/** The attributes of one start tag. */
export function readAttributes(tag: string): Properties {
  const node = parser.parse(tag).children[0];
  return node?.type === 'element' ? node.properties : {};
}
