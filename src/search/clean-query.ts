/** Longer queries get no better answers. The hosted index rejects more than 512 bytes; a character has at most four. */
const MAX_QUERY_LENGTH = 128;

/** Characters that no URL or JSON text can contain, and invisible ones, except the joiners U+200C and U+200D. */
const UNWANTED = /(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Z}])+/gu;

/** Joiners that join nothing. */
const LOOSE_JOINERS = /(?<=^|[ \u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?= |$)/g;

/**
 * Returns the query in the form in which it is sent: control and formatting characters (including those that change the
 * direction of text) and lone surrogates become spaces. Joiners between letters stay: words of Persian and of Indic
 * languages, and many emoji, are written with them.
 */
export function cleanQuery(query: string): string {
  const start = query.slice(0, MAX_QUERY_LENGTH * 4);
  return trimmed([...trimmed(start.replace(UNWANTED, ' '))].slice(0, MAX_QUERY_LENGTH).join(''));
}

function trimmed(query: string): string {
  return query.replace(LOOSE_JOINERS, '').replace(/ +/g, ' ').trim();
}
