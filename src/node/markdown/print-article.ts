import type { Root, RootContent } from 'hast';
import { hasClass, isSpace, stringifyShortHtml } from './page/hast.ts';

/** An article as HTML. */
export interface Article {
  readonly html: string;
  /**
   * The offsets in `html` at which a long article is split into its opening and further parts; absent for a short one.
   */
  readonly cuts?: readonly number[];
}

/** The minimum length of the parts of an article, in characters of HTML. */
interface PartLengths {
  readonly opening: number;
  readonly part: number;
}

/**
 * The opening fills a typical window: prose has about four characters per pixel of height, code about eight. Style and
 * layout of a further part take less than one frame on a fast computer.
 */
const LENGTHS: PartLengths = { opening: 8_000, part: 24_000 };

/**
 * Prints the article as HTML. It is split only before sections, and not before those inside another element (a note, a
 * quotation).
 */
export function printArticle(tree: Root, { opening, part }: PartLengths = LENGTHS): Article {
  const blocks = tree.children.slice(
    tree.children.findIndex((node) => !isSpace(node)),
    tree.children.findLastIndex((node) => !isSpace(node)) + 1,
  );
  const sections: RootContent[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'element' && hasClass(block, 'heading-2')) sections.push([]);
    sections.at(-1)?.push(block);
  }
  let html = '';
  const cuts: number[] = [];
  for (const children of sections) {
    const last = cuts.at(-1);
    if (html.length >= (last === undefined ? opening : last + part)) cuts.push(html.length);
    html += stringifyShortHtml({ type: 'root', children });
  }
  return cuts.length === 0 ? { html } : { html, cuts };
}
