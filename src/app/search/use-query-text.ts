import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { isUnfinished } from '../platform/input-method.ts';

/** The text of a search field, and the query that it stands for. */
export interface QueryText {
  readonly text: string;
  /** The same as the text, but for what an input method is still composing. */
  readonly query: string;
  readonly set: (text: string) => void;
  /** Handlers of the field. */
  readonly handlers: {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
}

/** Holds the text of a search field. What an input method composes is shown, but not searched for until it is done. */
export function useQueryText(initial: string): QueryText {
  const [text, setText] = useState(initial);
  const [query, setQuery] = useState(initial);
  const set = (value: string) => {
    setText(value);
    setQuery(value);
  };
  return {
    text,
    query,
    set,
    handlers: {
      onChange: ({ target, nativeEvent }) => {
        setText(target.value);
        if (!isUnfinished(nativeEvent)) setQuery(target.value);
      },
      onCompositionEnd: ({ currentTarget }) => set(currentTarget.value),
    },
  };
}
