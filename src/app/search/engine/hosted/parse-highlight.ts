import type { MarkedText } from '../search-engine.ts';
import { mergeRanges, type TextRange } from '../text-ranges.ts';
import { decodeEntities } from './decode-entities.ts';

/** What an index may put around matches: our own request says `<mark>`, but the server decides. */
const MARK = /<(\/?)(?:mark|em|span)(?:\s[^<>]*)?>/gi;

/** A tag that the end of a snippet cut off. */
const CUT_TAG = /<\/?(?:mark|em|span)?(?:\s[^<>]*)?$/i;

/**
 * Makes a text and its matched parts of a highlighted value, which is text with tags in it, not HTML: only the tags of
 * matches are read, and all else stays as it is, to be shown as text. Marks may be nested or never closed.
 */
export function parseHighlight(value: string): MarkedText {
  const whole = value.replace(CUT_TAG, '');
  const ranges: TextRange[] = [];
  let text = '';
  let open = 0;
  let start = 0;
  let end = 0;
  for (const { 0: tag, 1: slash, index } of whole.matchAll(MARK)) {
    text += whole.slice(end, index);
    end = index + tag.length;
    if (slash === '') {
      if (open === 0) start = text.length;
      open += 1;
    } else if (open > 0) {
      open -= 1;
      if (open === 0) ranges.push([start, text.length]);
    }
  }
  text += whole.slice(end);
  if (open > 0) ranges.push([start, text.length]);
  // A crawler stores text as HTML writes it, and some indexes escape it once more.
  return decodeEntities(decodeEntities({ text, ranges: mergeRanges(ranges) }));
}
