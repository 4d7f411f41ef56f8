import { describe, expect, test } from 'vitest';
import { printArticle } from './print-article.ts';
import { parseHtml } from './testing.ts';

/** The part of an article that is shown first. */
function openingOf(source: string, opening = 12_000): string {
  const { html, cuts } = printArticle(parseHtml(source), { opening, part: 36_000 });
  return html.slice(0, cuts?.[0]);
}

const heading = (id: string) => `<div class="heading heading-2"><h2 id=${id}>${id}</h2></div>`;

describe('the opening of an article', () => {
  test('ends before the first section that starts late enough', () => {
    const start = `<p>Text.\n${heading('a')}\n<p>More text, of some length.\n`;
    expect(
      openingOf(`${start}${heading('b')}\n<p>Rest.</p>\n${heading('c')}`, 20 + heading('a').length),
    ).toBe(start);
  });

  test('is all of an article that is short, or that has no section after its first screens', () => {
    const short = `<p>Text.\n${heading('a')}`;
    expect(openingOf(short)).toBe(short);
    const long = `<p>${'long '.repeat(5000)}`;
    expect(openingOf(long)).toBe(long);
  });

  test('does not end inside an element that contains a section', () => {
    const nested = `<blockquote>\n${heading('nested')}\n</blockquote>\n`;
    expect(openingOf(`${nested}${heading('b')}<p>Rest.</p>`, 1)).toBe(nested);
  });

  test('leaves out the end tags that HTML does not require', () => {
    expect(openingOf('<p>A</p>\n<ul>\n<li>B</li>\n<li>C</li>\n</ul>\n<p>D</p>')).toBe(
      '<p>A\n<ul>\n<li>B\n<li>C\n</ul>\n<p>D',
    );
  });

  test('is not misled by void elements and values of attributes', () => {
    const start = `<p>A<br>B<img src=/a.png alt="1 > 0 </p> <b>"><input type=checkbox disabled>\n`;
    expect(openingOf(`${start}${heading('b')}`, 1)).toBe(start);
  });
});

test('the rest of a long article is cut into parts at its sections', () => {
  const source = ['a', 'b', 'c', 'd'].map(heading).join('');
  const { html, cuts } = printArticle(parseHtml(source), { opening: 1, part: heading('a').length * 2 });
  expect(cuts?.map((cut) => html.slice(cut).match(/id=(.)>/)?.[1])).toEqual(['b', 'd']);
});
