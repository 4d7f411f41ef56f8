import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** A space that a field changes, and that the canvas shows meanwhile. */
export type Spacing = 'padding' | 'margin' | 'gap';

const listeners = new Set<() => void>();
let shown: Spacing | undefined;

function show(spacing: Spacing | undefined): void {
  shown = spacing;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the space of the selection that is currently shown. */
export function useShownSpacing(): Spacing | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Handlers for the element around a field: they show its space while it is hovered or focused. */
export function useSpacingHandlers(spacing: Spacing | undefined) {
  // A field that is removed fires no event.
  useEffect(() => () => show(undefined), []);
  return useMemo(() => {
    if (spacing === undefined) return {};
    return {
      onFocus: () => show(spacing),
      onBlur: () => show(undefined),
      onPointerEnter: () => show(spacing),
      onPointerLeave: ({ currentTarget }: { readonly currentTarget: Element }) => {
        if (!currentTarget.contains(document.activeElement)) show(undefined);
      },
    };
  }, [spacing]);
}
