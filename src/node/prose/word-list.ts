/** The words of a word list: one a line; what follows a `#` is a comment. */
export function parseWordList(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '');
}
