/** Longer queries answer nothing better; the hosted index refuses them (512 bytes; a character has four at most). */
const LONGEST = 128;

/** What no URL and no JSON text can hold, and what readers cannot see; all but the joiners U+200C and U+200D. */
const UNWANTED = /(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Z}])+/gu;

/** Joiners that join nothing. */
const LOOSE_JOINERS = /(?<=^|[ \u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?= |$)/g;

/**
 * The query as it is sent: control and formatting characters (among them those that turn the direction of text) and
 * halves of surrogate pairs become spaces. Joiners between letters stay: words of Persian and of Indic languages, and
 * many emoji, are written with them.
 */
export function cleanQuery(query: string): string {
  const start = query.slice(0, LONGEST * 4);
  return trimmed([...trimmed(start.replace(UNWANTED, ' '))].slice(0, LONGEST).join(''));
}

function trimmed(query: string): string {
  return query.replace(LOOSE_JOINERS, '').replace(/ +/g, ' ').trim();
}
