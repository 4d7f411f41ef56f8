import type { ChangeEvent, CompositionEvent } from 'react';
import { isUnfinished } from '../platform/input-method.ts';

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
