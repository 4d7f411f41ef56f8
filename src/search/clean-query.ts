/** Longer queries get no better answers. The hosted index rejects more than 512 bytes; a character has at most four. */
const MAX_QUERY_LENGTH = 128;

/**
 * Returns the query in the form in which it is sent: in one line, and without the characters that no URL or JSON text can
 * contain and those that cannot be seen, such as soft hyphens, joiners and what changes the direction of text.
 */
export function cleanQuery(query: string): string {
  const start = query.slice(0, MAX_QUERY_LENGTH * 4);
  const line = start.replace(/[\p{Cf}\p{Cs}]/gu, '').replace(/[\p{Cc}\p{Z}]+/gu, ' ');
  return [...line.trim()].slice(0, MAX_QUERY_LENGTH).join('').trim();
}
