import { useState } from 'react';
import { type QueryHandlers, queryHandlers } from './query-handlers.ts';

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
