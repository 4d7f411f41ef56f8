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

/** The named references that programs write. A text may contain others, but only these characters must be escaped. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }),
);

/** Decodes character references: a crawler stores text as escaped HTML, and some indexes escape it once more. */
function decodeEntities(text: string): string {
  const decoded = text.replaceAll('&amp;', '&');
  return decoded.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (reference, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? reference;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : reference;
  });
}
