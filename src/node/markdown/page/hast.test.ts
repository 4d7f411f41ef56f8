import { expect, test } from 'vitest';
import { parseHtml } from '../compile.testing.ts';
import { printArticle } from './hast.ts';

const print = (html: string) => printArticle(parseHtml(html));

test('an article is printed without the end tags that HTML does not require, and the space around it', () => {
  expect(print('\n<p>A</p>\n<ul>\n<li>B</li>\n<li>C</li>\n</ul>\n<p>D</p>\n')).toBe(
    '<p>A\n<ul>\n<li>B\n<li>C\n</ul>\n<p>D',
  );
});

test('an article without text is empty', () => {
  expect(print('')).toBe('');
  expect(print('\n')).toBe('');
});
