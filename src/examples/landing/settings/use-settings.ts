import { useNode } from '@craftjs/core';

/** Milliseconds within which consecutive changes become one undo step. */
export const TYPING_STEP_MS = 500;

/**
 * Returns the value of a prop of the selected Node, and the function that changes it, as fields take them. `parse`
 * corrects what was entered.
 */
type SettingOf<P> = <K extends keyof P>(
  key: K,
  parse?: (value: P[K]) => P[K],
) => { readonly value: P[K]; readonly onChange: (value: P[K]) => void };

/**
 * For settings components, which Craft.js renders for the selected Node (`craft.related`). The fields show the values
 * of the Node, so undo and redo update them.
 */
export function useSettings<P extends object>(defaults: P): SettingOf<P> {
  const {
    props,
    actions: { setProp },
  } = useNode((node) => ({ props: node.data.props }));
  const shown = { ...defaults, ...props };
  return (key, parse = (value) => value) => ({
    value: shown[key],
    onChange: (value) =>
      setProp((draft: P) => {
        draft[key] = parse(value);
      }, TYPING_STEP_MS),
  });
}
