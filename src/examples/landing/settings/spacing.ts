import { useEffect } from 'react';
import { createStore } from '../ui/store.ts';

/** A space that a field changes, and that the canvas shows meanwhile. */
export type Spacing = 'padding' | 'margin' | 'gap';

/** The space of the selection that is currently shown. */
export const shownSpacing = createStore<Spacing | undefined>(undefined);

/** Handlers for the element around a field: they show its space while it is hovered or focused. */
export function useSpacingHandlers(spacing: Spacing | undefined) {
  // A field that is removed fires no event.
  useEffect(() => () => shownSpacing.set(undefined), []);
  if (spacing === undefined) return {};
  return {
    onFocus: () => shownSpacing.set(spacing),
    onBlur: () => shownSpacing.set(undefined),
    onPointerEnter: () => shownSpacing.set(spacing),
    onPointerLeave: ({ currentTarget }: { readonly currentTarget: Element }) => {
      if (!currentTarget.contains(document.activeElement)) shownSpacing.set(undefined);
    },
  };
}
