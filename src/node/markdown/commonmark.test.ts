import { tests } from 'commonmark-spec';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { beforeAll, expect, test } from 'vitest';
import { element, hasClass, isSpace, readableText, stringifyHtml } from './page/hast.ts';
import { compileMarkdown, parseHtml } from './testing.ts';

/** Examples of the specification that pages render differently, by the reason. Every other must be equal. */
const DEVIATIONS: Readonly<Record<string, readonly number[]>> = {
  'headings of level 1 become level 2, because the title is the only one': [
    10, 62, 66, 67, 68, 72, 75, 76, 78, 79, 80, 81, 82, 83, 84, 115, 141, 214, 215, 227, 228, 229, 230, 232,
    300,
  ],
  'addresses with schemes that may be unsafe are text': [20, 202, 502, 596, 598, 599, 601, 603],
  'HTML is reduced to a few elements': [
    21, 31, 148, 149, 150, 152, 153, 154, 155, 159, 160, 161, 162, 163, 164, 166, 167, 168, 169, 170, 171,
    172, 173, 174, 175, 176, 178, 180, 184, 185, 186, 187, 188, 189, 190, 191, 201, 344, 475, 476, 477, 491,
    494, 524, 536, 613, 614, 615, 616, 617, 629, 630, 631, 642, 643,
  ],
  'links to pages that do not exist are text': [
    194, 195, 200, 203, 204, 484, 485, 486, 487, 492, 495, 496, 498, 499, 500, 503, 504, 522, 567,
  ],
  'images that are not beside the page are text': [
    517, 520, 531, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589,
    591,
  ],
  'addresses without signs around them are links, as on GitHub': [602, 606, 608, 611, 612],
  'addresses are normalised': [597],
};

/** Those of them about which writers are told nothing, because readers get what is meant. */
const SILENT = ['addresses without signs around them are links, as on GitHub', 'addresses are normalised'];

/** Each is rendered once, for two tests. */
let examples: ReturnType<typeof renderedExamples>;

beforeAll(() => {
  examples = renderedExamples();
});

test('pages render CommonMark as specified, with the exception of what they leave out', async () => {
  const deviating = (await examples).filter(({ isEqual }) => !isEqual).map(({ number }) => number);
  expect(deviating).toEqual(
    Object.values(DEVIATIONS)
      .flat()
      .toSorted((a, b) => a - b),
  );
});

test('writers are told about each part of CommonMark that pages leave out', async () => {
  const silent = (await examples).filter(({ isEqual, isTold }) => !isEqual && !isTold);
  const expected = SILENT.flatMap((reason) => DEVIATIONS[reason] ?? []).toSorted((a, b) => a - b);
  expect(silent.map(({ number }) => number)).toEqual(expected);
});

/** The extensions of GitHub, by their rules in its specification. */
const ON_GITHUB: readonly (readonly [rule: string, markdown: string, html: string])[] = [
  [
    'a table needs no outer bars, and columns have a side',
    'a | b\n:-: | --:\nc | d',
    '<table><thead><tr><th class="align-center">a</th><th class="align-right">b</th></tr></thead><tbody><tr><td class="align-center">c</td><td class="align-right">d</td></tr></tbody></table>',
  ],
  [
    'a bar behind a backslash belongs to the cell, in code too',
    '| a\\|b |\n| - |\n| `c\\|d` **\\|** |',
    '<table><thead><tr><th>a|b</th></tr></thead><tbody><tr><td><code>c|d</code> <strong>|</strong></td></tr></tbody></table>',
  ],
  [
    'another block ends a table, a line of text does not',
    '| a | b |\n| - | - |\nc\n> d',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td></td></tr></tbody></table><blockquote><p>d</p></blockquote>',
  ],
  ['a table may have no rows', '| a |\n| - |', '<table><thead><tr><th>a</th></tr></thead></table>'],
  [
    'tasks have boxes, in lists of lists too',
    '- [x] a\n  - [ ] b',
    '<ul><li><input> a<ul><li><input> b</li></ul></li></ul>',
  ],
  ['two tildes strike text out within a paragraph', '~~a~~ ~~b\n\nc~~', '<p><del>a</del> ~~b</p><p>c~~</p>'],
  [
    'addresses without a scheme are links, without the punctuation after them',
    'See www.a.dev/b.c. And (www.a.dev/d_(e)), www.a.dev?f=(g))+h, www.a.dev/i&copy;',
    '<p>See <a href="http://www.a.dev/b.c">www.a.dev/b.c</a>. And (<a href="http://www.a.dev/d_(e)">www.a.dev/d_(e)</a>), <a href="http://www.a.dev?f=(g))+h">www.a.dev?f=(g))+h</a>, <a href="http://www.a.dev/i">www.a.dev/i</a>©</p>',
  ],
  [
    'addresses with a scheme are links, and end before "<"',
    'At https://a.dev/b<c',
    '<p>At <a href="https://a.dev/b">https://a.dev/b</a>&lt;c</p>',
  ],
  [
    'addresses of mail are links if they may be one',
    'a.b+c@d.dev. a@b+c.dev a@b.dev_',
    '<p><a href="mailto:a.b+c@d.dev">a.b+c@d.dev</a>. a@b+c.dev a@b.dev_</p>',
  ],
  // Deviates: GitHub links this address, whose scheme browsers no longer open.
  ['addresses of FTP are text', 'ftp://a.dev', '<p>ftp://a.dev</p>'],
  // Deviates: GitHub strikes this out; writers are told.
  ['one tilde strikes nothing out', '~a~', '<p>~a~</p>'],
];

test.each(ON_GITHUB)('pages render what GitHub adds: %s', async (_, markdown, html) => {
  expect(normal((await compileMarkdown(markdown)).html)).toBe(normal(html));
});

test.each([
  ['cells beyond the last column', '| a |\n| - |\n| b | c |'],
  ['too few dashes below a head', '| a | b |\n| - |'],
  ['text struck out with one tilde', '~a~'],
  ['elements that GitHub leaves out', '<title> <iframe> <XMP>'],
])('writers are told about %s', async (_, markdown) => {
  expect((await compileMarkdown(markdown)).diagnostics).not.toEqual([]);
});

/** What became of an example of the specification. */
interface RenderedExample {
  readonly number: number;
  readonly isEqual: boolean;
  readonly isTold: boolean;
}

async function renderedExamples(): Promise<readonly RenderedExample[]> {
  const rendered: RenderedExample[] = [];
  for (const { markdown, html, number } of tests) {
    const page = await compileMarkdown(markdown.replaceAll('→', '\t'));
    const isEqual = normal(page.html) === normal(html.replaceAll('→', '\t'));
    // The check of all links reports paths of pages that do not exist.
    const isTold = page.diagnostics.length > 0 || page.links.some(({ href }) => !page.html.includes(href));
    rendered.push({ number, isEqual, isTold });
  }
  return rendered;
}

/** Returns HTML without what the site adds, and without white space between blocks. */
function normal(html: string): string {
  return stringifyHtml({ type: 'root', children: plainChildren(parseHtml(html)) });
}

/** Returns the plain children of an element; line breaks between blocks are not text. */
function plainChildren(node: Root | Element): ElementContent[] {
  return node.children.flatMap(plain).flatMap((child) => {
    if (child.type !== 'text') return child;
    if (isSpace(child) && (node.type === 'root' || child.value.includes('\n'))) return [];
    return { ...child, value: child.value.replace(/^\n|\n$/g, '') };
  });
}

/** Removes what the site adds to an article: anchors beside headings, frames of code, attributes. Ignores comments. */
function plain(node: RootContent): readonly ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || hasClass(node, 'heading-anchor') || hasClass(node, 'code-tools')) return [];
  const { tagName, properties } = node;
  if (['heading', 'table-scroll'].some((name) => hasClass(node, name)) || tagName === 'figure')
    return plainChildren(node);
  if (tagName === 'pre') return [element('pre', {}, [readableText(node).replace(/\n+$/, '')])];
  const { href, src, alt, title, start, className } = properties;
  const kept = /^t[dh]$/.test(tagName) ? { className } : { href, src, alt, title, start };
  return [element(tagName, kept, plainChildren(node))];
}
