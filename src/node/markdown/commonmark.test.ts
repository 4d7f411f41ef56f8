import { tests } from 'commonmark-spec';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { expect, test } from 'vitest';
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

test('pages render CommonMark as specified, with the exception of what they leave out', async () => {
  const deviating = (await renderedExamples()).filter(({ isEqual }) => !isEqual).map(({ number }) => number);
  expect(deviating).toEqual(
    Object.values(DEVIATIONS)
      .flat()
      .toSorted((a, b) => a - b),
  );
});

test('writers are told about each part of CommonMark that pages leave out', async () => {
  const silent = (await renderedExamples()).filter(({ isEqual, isTold }) => !isEqual && !isTold);
  const expected = SILENT.flatMap((reason) => DEVIATIONS[reason] ?? []).toSorted((a, b) => a - b);
  expect(silent.map(({ number }) => number)).toEqual(expected);
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

/** Returns the plain children of an element; line breaks between blocks are no text. */
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
  if (hasClass(node, 'heading') || tagName === 'figure') return plainChildren(node);
  if (tagName === 'pre') return [element('pre', {}, [readableText(node).replace(/\n+$/, '')])];
  const { href, src, alt, title, start } = properties;
  return [element(tagName, { href, src, alt, title, start }, plainChildren(node))];
}
