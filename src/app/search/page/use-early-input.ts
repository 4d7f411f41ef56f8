import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Takes over what a reader typed into the prerendered field before React ran, which it would else throw away. */
export function useEarlyInput(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const [firstTake] = useState(() => take);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') firstTake(typed);
  }, [firstTake]);
  return field;
}
