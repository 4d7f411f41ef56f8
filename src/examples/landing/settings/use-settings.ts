import { useNode } from '@craftjs/core';

/** Milliseconds within which consecutive changes become one undo step. */
export const TYPING_STEP = 500;

/** The props of the selected Node, and a function that changes one of them. */
export interface Settings<P> {
  readonly props: P;
  readonly set: <K extends keyof P>(key: K, value: P[K]) => void;
}

/**
 * For settings components, which Craft.js renders for the selected Node (`craft.related`). The fields show the values
 * of the Node, so undo and redo update them.
 */
export function useSettings<P extends object>(defaults: P): Settings<P> {
  const {
    props,
    actions: { setProp },
  } = useNode((node) => ({ props: node.data.props }));
  return {
    props: { ...defaults, ...props },
    set: (key, value) =>
      setProp((draft: P) => {
        draft[key] = value;
      }, TYPING_STEP),
  };
}
