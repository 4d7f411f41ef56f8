import type { NodeId } from '@craftjs/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/**
 * The Node whose text is edited in place, one at a time. It is not part of the page, so it is stored outside Craft.js.
 */
export interface TextEditing {
  readonly editing: NodeId | undefined;
  readonly start: (id: NodeId) => void;
  readonly stop: () => void;
}

const TextEditingContext = createContext<TextEditing>({
  editing: undefined,
  start: () => {},
  stop: () => {},
});

/** Surrounds the editor. */
export function TextEditingProvider({ children }: { readonly children: ReactNode }) {
  const [editing, start] = useState<NodeId>();
  const value = useMemo(() => ({ editing, start, stop: () => start(undefined) }), [editing]);
  return <TextEditingContext value={value}>{children}</TextEditingContext>;
}

/** Returns the text that is edited in place, and the functions that start and stop editing. */
export function useTextEditing(): TextEditing {
  return useContext(TextEditingContext);
}
