import type { MarkedText } from './search-engine.ts';
import type { TextRange } from './text-ranges.ts';

/** Length of a snippet in characters: about two lines on a wide screen. */
const LENGTH = 160;

/** Characters of text before the first match if the beginning is cut off. */
const LEAD = 40;

/** Cuts a text to the part with the most matches, or to its beginning. */
export function cutSnippet({ text, ranges }: MarkedText): MarkedText {
  if (text.length <= LENGTH * 1.2) return { text, ranges };
  const [start, end] = rangeOfSnippet(text, ranges);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const moved = before.length - start;
  const shown = ranges.flatMap(([from, to]): TextRange[] => {
    const within: TextRange = [Math.max(from, start) + moved, Math.min(to, end) + moved];
    return within[0] < within[1] ? [within] : [];
  });
  return { text: `${before}${text.slice(start, end)}${after}`, ranges: shown };
}

/** Joins two pieces of a text with an ellipsis between them. */
export function joinSnippets(first: MarkedText, second: MarkedText): MarkedText {
  if (first.text === '') return second;
  const between = first.text.endsWith('…') ? ' ' : ' … ';
  const offset = first.text.length + between.length;
  const shifted = second.ranges.map(([from, to]): TextRange => [from + offset, to + offset]);
  return { text: `${first.text}${between}${second.text}`, ranges: [...first.ranges, ...shifted] };
}

function rangeOfSnippet(text: string, ranges: readonly TextRange[]): TextRange {
  const first = densestStart(ranges);
  const wanted = Math.max(0, Math.min(first - LEAD, text.length - LENGTH));
  const start = wanted === 0 ? 0 : Math.min(text.lastIndexOf(' ', wanted) + 1 || wanted, first);
  if (start + LENGTH >= text.length) return [start, text.length];
  const space = text.lastIndexOf(' ', start + LENGTH);
  return [start, space > first ? space : start + LENGTH];
}

/** The start of the match that most other matches closely follow. */
function densestStart(ranges: readonly TextRange[]): number {
  let best = 0;
  let most = 0;
  for (const [start] of ranges) {
    const end = start + LENGTH - LEAD;
    const near = ranges.filter((other) => other[0] >= start && other[1] <= end).length;
    if (near > most) [best, most] = [start, near];
  }
  return best;
}
