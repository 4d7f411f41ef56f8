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

/** The space of the selection that is shown at the moment. */
export function useShownSpacing(): Spacing | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Handlers for the element around a field: they show its space while it is pointed at or has the focus. */
export function useSpacingHandlers(spacing: Spacing | undefined) {
  // A field that goes, goes without an event.
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
