/** What a writer can say about a line: the word in `[!code …]`, and the classes that the line gets. */
export const LINE_MARKS = {
  '++': ['diff', 'add'],
  '--': ['diff', 'remove'],
  focus: ['focused'],
  highlight: ['highlighted'],
} as const;

/** The word in `[!code …]`. */
export type LineMark = keyof typeof LINE_MARKS;

/** Whether a word is a mark. */
export function isLineMark(word: string): word is LineMark {
  return Object.hasOwn(LINE_MARKS, word);
}
