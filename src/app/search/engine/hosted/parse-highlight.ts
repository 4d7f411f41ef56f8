import type { MarkedText } from '../../../../search/search-engine.ts';
import { mergeRanges, type TextRange } from '../../../../search/text-ranges.ts';

/** The tags that an index may put around matches. Our request asks for `<mark>`, but the server decides. */
const MARK = /<(\/?)(?:mark|em|span)(?:\s[^<>]*)?>/gi;

/** A tag that the end of a snippet cut off. */
const CUT_TAG = /<\/?(?:mark|em|span)?(?:\s[^<>]*)?$/i;

/**
 * Parses a highlighted value into its text and its matched parts. The value is text with tags in it, not HTML: only the
 * tags of matches are read, and everything else is shown as text. Marks may be nested or never closed.
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
  // A crawler stores text as escaped HTML, and some indexes escape it once more.
  return decodeEntities(decodeEntities({ text, ranges: mergeRanges(ranges) }));
}

/** The named references that programs write. A text may contain others, but only these characters must be escaped. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

/** Decodes the character references of a marked text once, and moves its marks accordingly. */
function decodeEntities({ text, ranges }: MarkedText): MarkedText {
  let decoded = '';
  let end = 0;
  const shifts: Shift[] = [];
  for (const { 0: reference, 1: decimal, 2: hexadecimal, 3: name, index } of text.matchAll(REFERENCE)) {
    const character = name === undefined ? fromCode(decimal, hexadecimal) : NAMED.get(name.toLowerCase());
    if (character === undefined) continue;
    decoded += text.slice(end, index) + character;
    end = index + reference.length;
    shifts.push({ from: index, to: end, start: decoded.length - character.length, end: decoded.length });
  }
  if (shifts.length === 0) return { text, ranges };
  const moved = ranges.map(([from, to]): TextRange => [movedStart(from, shifts), movedEnd(to, shifts)]);
  return { text: decoded + text.slice(end), ranges: mergeRanges(moved) };
}

/** A reference at `[from, to)` that became the character at `[start, end)`. */
interface Shift {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** A mark that begins within a reference begins with its character. */
function movedStart(position: number, shifts: readonly Shift[]): number {
  const shift = shifts.findLast(({ from }) => from <= position);
  if (shift === undefined) return position;
  return position < shift.to ? shift.start : position - shift.to + shift.end;
}

/** A mark that ends within a reference ends with its character. */
function movedEnd(position: number, shifts: readonly Shift[]): number {
  const shift = shifts.findLast(({ from }) => from < position);
  if (shift === undefined) return position;
  return position < shift.to ? shift.end : position - shift.to + shift.end;
}

function fromCode(decimal: string | undefined, hexadecimal: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
