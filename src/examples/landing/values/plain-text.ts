const MAX_CHARACTERS = 5000;

/**
 * Returns typed or pasted text without control characters, without the non-breaking spaces that browsers add while
 * typing, and without the line break at the end that browsers add to keep the caret visible.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/\n$/, '')
    .slice(0, MAX_CHARACTERS);
}
