/** Longer queries answer nothing better; the hosted index refuses them (512 bytes; a character has four at most). */
const LONGEST = 128;

/**
 * The query as it is sent: control and formatting characters (among them those that turn the direction of text) and
 * halves of surrogate pairs, which no URL and no JSON text can hold, become spaces.
 */
export function cleanQuery(query: string): string {
  const start = query.slice(0, LONGEST * 4);
  const clean = start.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, ' ').trim();
  return [...clean].slice(0, LONGEST).join('').trim();
}
