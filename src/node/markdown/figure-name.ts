/** Whether a word can be the name of a demo's or diagram's file, or the id of a section that an app is taken from. */
export function isFigureName(word: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word);
}
