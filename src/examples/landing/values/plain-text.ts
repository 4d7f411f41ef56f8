/** The longest text of a Node. */
export const MAX_CHARACTERS = 5000;

/**
 * Returns typed or pasted text without control characters, and without the non-breaking spaces that browsers add while
 * typing.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .slice(0, MAX_CHARACTERS);
}
