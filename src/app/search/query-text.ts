import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/** The text of a search field, and the query that it stands for. */
export interface QueryText {
  readonly text: string;
  /** The same as the text, but for what an input method is still composing. */
  readonly query: string;
  readonly set: (text: string) => void;
  /** Handlers of the field. */
  readonly handlers: QueryHandlers;
}

/** Holds the text of a search field. What an input method composes is shown, but not searched for until it is done. */
export function useQueryText(initial: string): QueryText {
  const [text, setText] = useState(initial);
  const [query, setQuery] = useState(initial);
  const set = (value: string) => {
    setText(value);
    setQuery(value);
  };
  const { onChange, onCompositionEnd } = queryHandlers(set);
  return {
    text,
    query,
    set,
    handlers: {
      onChange: (event) => {
        setText(event.target.value);
        onChange(event);
      },
      onCompositionEnd,
    },
  };
}

/** Handlers of a search field. */
export interface QueryHandlers {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/** Handlers that tell each text that the reader means: what an input method composes is none until it is done. */
export function queryHandlers(onQuery: (text: string) => void): QueryHandlers {
  return {
    onChange: ({ target, nativeEvent }) => {
      if (!isUnfinished(nativeEvent)) onQuery(target.value);
    },
    onCompositionEnd: ({ currentTarget }) => onQuery(currentTarget.value),
  };
}

/**
 * Keyboards on Android compose every word, in any script: the text of a composition is what the reader means there, not
 * a step on the way to it.
 */
const COMPOSES_ALWAYS = /Android/;

/** Whether an input event brings text that an input method has not finished: `nih` on the way to 你好. */
function isUnfinished(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing && !COMPOSES_ALWAYS.test(navigator.userAgent);
}
