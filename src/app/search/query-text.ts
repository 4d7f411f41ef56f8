import type { ChangeEvent, CompositionEvent } from 'react';

/**
 * Keyboards on Android compose every word, in any script. There, the text of a composition is what the reader means and
 * not a step on the way to it.
 */
const COMPOSES_ALWAYS = /Android/;

/**
 * Returns the handlers of a field that report each text that the reader means. An unfinished composition of an input
 * method, such as `nih` on the way to 你好, counts when it ends.
 */
export function queryHandlers(onQuery: (text: string) => void) {
  return {
    onChange: ({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) => {
      const isUnfinished = event instanceof InputEvent && event.isComposing;
      if (!isUnfinished || COMPOSES_ALWAYS.test(navigator.userAgent)) onQuery(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onQuery(currentTarget.value),
  };
}
