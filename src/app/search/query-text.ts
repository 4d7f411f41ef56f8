import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/** The text of a search field, and the query that it stands for. */
export interface QueryText {
  readonly text: string;
  /** The text without what an input method is still composing. */
  readonly query: string;
  readonly set: (text: string) => void;
  /** Handlers of the field. */
  readonly handlers: QueryHandlers;
}

/**
 * Manages the text of a search field. A composition of an input method is shown, but not searched for until it ends.
 */
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
