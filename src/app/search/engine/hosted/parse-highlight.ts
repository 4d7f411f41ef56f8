import { type MarkedText, mergeRanges, type TextRange } from '../../../../search/marked-text.ts';

/** The tags that our requests ask the index to put around matches: no text of a page contains them. */
export const [PRE_TAG, POST_TAG] = ['__match__', '__/match__'] as const;

/**
 * Parses a highlighted value into its text and its matched parts. Everything but the tags of matches is shown as text.
 * Matches may be nested or never closed.
 */
export function parseHighlight(value: string): MarkedText {
  const [before = '', ...parts] = value.split(PRE_TAG);
  const ranges: TextRange[] = [];
  let text = decodeEntities(before);
  for (const part of parts) {
    const [match = '', ...after] = part.split(POST_TAG).map(decodeEntities);
    ranges.push([text.length, text.length + match.length]);
    text += [match, ...after].join('');
  }
  return { text, ranges: mergeRanges(ranges) };
}

/** The references that programs write for the characters that must be escaped, and for a space. */
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: '\u00a0' }),
);

/** Decodes character references: a crawler stores text as escaped HTML, and some indexes escape it once more. */
function decodeEntities(text: string): string {
  const decoded = text.replaceAll('&amp;', '&');
  return decoded.replace(/&([^&;]+);/g, (reference, name: string) => CHARACTERS.get(name) ?? reference);
}
