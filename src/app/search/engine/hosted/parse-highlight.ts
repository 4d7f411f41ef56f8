import { type MarkedText, mergeRanges, type TextRange } from '../../../../search/marked-text.ts';

/** The tags that an index may put around matches. Our request asks for `<mark>`, but the server decides. */
const MARK = /<(\/?)(?:mark|em|span)(?:\s[^<>]*)?>/gi;

/** A tag that the end of a snippet cut off. */
const CUT_TAG = /<\/?(?:mark|em|span)?(?:\s[^<>]*)?$/i;

/** Characters that no text may contain (Unicode, section 23.7). They take the places of the tags. */
const [OPEN, CLOSE] = ['\ufdd0', '\ufdd1'] as const;

/**
 * Parses a highlighted value into its text and its matched parts. The value is text with tags in it, not HTML: only the
 * tags of matches are read, and everything else is shown as text. Marks may be nested or never closed.
 */
export function parseHighlight(value: string): MarkedText {
  const signs = value
    .replace(/[\ufdd0\ufdd1]/g, '')
    .replace(CUT_TAG, '')
    .replace(MARK, (_tag, slash) => (slash === '' ? OPEN : CLOSE));
  const ranges: TextRange[] = [];
  let text = '';
  let open = 0;
  let start = 0;
  // A crawler stores text as escaped HTML, and some indexes escape it once more.
  for (const part of decodeEntities(decodeEntities(signs)).split(/([\ufdd0\ufdd1])/)) {
    if (part === OPEN) {
      if (open === 0) start = text.length;
      open += 1;
    } else if (part !== CLOSE) text += part;
    else if (open > 0) {
      open -= 1;
      if (open === 0) ranges.push([start, text.length]);
    }
  }
  if (open > 0) ranges.push([start, text.length]);
  return { text, ranges: mergeRanges(ranges) };
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

/** A character reference, with the marks that begin or end within it. */
const REFERENCE = /&[#\da-z\ufdd0\ufdd1]+;/gi;

/** Decodes the character references of a text once. A mark that begins or ends within one has the whole character. */
function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference) => {
    const name = reference.replace(/[&;\ufdd0\ufdd1]/g, '').toLowerCase();
    const character = name.startsWith('#') ? fromCode(name) : NAMED.get(name);
    if (character === undefined) return reference;
    return reference.replace(/[^\ufdd0\ufdd1]/g, '').replace(/$|(?=\ufdd1)/, character);
  });
}

function fromCode(reference: string): string | undefined {
  const [, decimal, hexadecimal] = /^#(?:(\d{1,7})|x([\da-f]{1,6}))$/.exec(reference) ?? [];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
