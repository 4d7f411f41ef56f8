import { useEffect, useEffectEvent, useState } from 'react';

interface EnterOptions {
  readonly query: string;
  /** Whether the answer to the query is still on its way. */
  readonly isLoading: boolean;
  /** Whether the reader went to another option than the first. */
  readonly isChoiceMade: boolean;
  /** Chooses the active option. */
  readonly choose: (inNewTab: boolean) => void;
}

/**
 * What Enter does. Readers who know what they look for type and press Enter at once: then the first result is opened
 * when it is there, and not one of those that still stand from the query before.
 */
export function useEnter({ query, isLoading, isChoiceMade, choose }: EnterOptions) {
  const [wanted, setWanted] = useState<{ readonly query: string; readonly inNewTab: boolean }>();
  const onAnswer = useEffectEvent(() => {
    setWanted(undefined);
    if (wanted?.query === query) choose(wanted.inNewTab);
  });
  useEffect(() => {
    if (wanted !== undefined && !isLoading) onAnswer();
  }, [wanted, isLoading]);
  return (inNewTab: boolean) => {
    if (isLoading && !isChoiceMade) setWanted({ query, inNewTab });
    else choose(inNewTab);
  };
}
