import { useCallback, useState } from 'react';

interface Choice {
  readonly value: string;
  readonly values: readonly string[];
}

/**
 * Which option of a list Enter would choose. A new list begins with its first option; `values` must stay the same array
 * while the list is the same. Undefined where the list is empty.
 */
export function useActiveOption(
  values: readonly string[],
): readonly [active: string | undefined, setActive: (value: string) => void] {
  const [choice, setChoice] = useState<Choice>();
  const isOfThisList = choice !== undefined && choice.values === values && values.includes(choice.value);
  const active = isOfThisList ? choice.value : values[0];
  return [active, useCallback((value) => setChoice({ value, values }), [values])];
}
