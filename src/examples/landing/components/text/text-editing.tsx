import type { NodeId } from '@craftjs/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Which Node's text is edited in place. One at a time; it is no part of the page, so it lives outside Craft.js. */
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

/** The text that is edited in place, and how to start and stop. */
export function useTextEditing(): TextEditing {
  return useContext(TextEditingContext);
}
