import type { ChangeEvent, CompositionEvent } from 'react';

interface QueryHandlers {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Returns handlers that report each text that the reader means; a composition of an input method counts when it ends.
 */
export function queryHandlers(onQuery: (text: string) => void): QueryHandlers {
  return {
    onChange: ({ target, nativeEvent }) => {
      if (!isUnfinished(nativeEvent)) onQuery(target.value);
    },
    onCompositionEnd: ({ currentTarget }) => onQuery(currentTarget.value),
  };
}

/**
 * Keyboards on Android compose every word, in any script. There, the text of a composition is what the reader means and
 * not a step on the way to it.
 */
const COMPOSES_ALWAYS = /Android/;

/** Whether the text of an input event is an unfinished composition, such as `nih` on the way to 你好. */
function isUnfinished(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing && !COMPOSES_ALWAYS.test(navigator.userAgent);
}
