/**
 * Keyboards on Android compose every word, in any script: the text of a composition is what the reader means there, not
 * a step on the way to it.
 */
const COMPOSES_ALWAYS = /Android/;

/** Whether an input event brings text that an input method has not finished: `nih` on the way to 你好. */
export function isUnfinished(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing && !COMPOSES_ALWAYS.test(navigator.userAgent);
}
