import type { MarkedText } from '../../search-engine.ts';
import { rangesWithin, type TextRange } from '../text-ranges.ts';

/** About as much of a text as two lines on a wide screen hold, in characters. */
const LENGTH = 160;

/** How much of the text stands before the first match where the beginning is cut off. */
const LEAD = 40;

/** The part of a marked text with the most matches, its beginning where there are none. */
export function cutSnippet({ text, ranges }: MarkedText): MarkedText {
  if (text.length <= LENGTH * 1.2) return { text, ranges };
  const [start, end] = window(text, ranges);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const shifted = rangesWithin(ranges, [start, end]).map(
    ([from, to]): TextRange => [from + before.length, to + before.length],
  );
  return { text: `${before}${text.slice(start, end)}${after}`, ranges: shifted };
}

/** Two pieces of a text with what lies between them left out. */
export function joinSnippets(first: MarkedText, second: MarkedText): MarkedText {
  if (first.text === '') return second;
  const between = first.text.endsWith('…') ? ' ' : ' … ';
  const offset = first.text.length + between.length;
  const shifted = second.ranges.map(([from, to]): TextRange => [from + offset, to + offset]);
  return { text: `${first.text}${between}${second.text}`, ranges: [...first.ranges, ...shifted] };
}

/** Begins and ends between words. */
function window(text: string, ranges: readonly TextRange[]): TextRange {
  const first = bestFirst(ranges);
  const wanted = Math.max(0, Math.min(first - LEAD, text.length - LENGTH));
  const start = wanted === 0 ? 0 : Math.min(text.lastIndexOf(' ', wanted) + 1 || wanted, first);
  if (start + LENGTH >= text.length) return [start, text.length];
  const space = text.lastIndexOf(' ', start + LENGTH);
  return [start, space > first ? space : start + LENGTH];
}

/** Where the match begins with the most others behind it. */
function bestFirst(ranges: readonly TextRange[]): number {
  let best = 0;
  let most = 0;
  for (const [start] of ranges) {
    const near = ranges.filter((other) => other[0] >= start && other[1] <= start + LENGTH - LEAD).length;
    if (near > most) [best, most] = [start, near];
  }
  return best;
}
