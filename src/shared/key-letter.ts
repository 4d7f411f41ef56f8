/**
 * Returns the lower-case letter of a pressed key, so that shortcuts work on every layout: on one that is not Latin, such as
 * Greek, the letter that Latin layouts have in its place.
 */
export function keyLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeign = /^(?!\p{sc=Latin})\p{L}$/u.test(key) && code.startsWith('Key');
  return (isForeign ? code.slice(3) : key).toLowerCase();
}

/**
 * Whether a key belongs to an input method that is composing. Safari ends a composition before it reports the key that
 * ended it; 229 is the code of such a key.
 */
export function isComposingKey({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
