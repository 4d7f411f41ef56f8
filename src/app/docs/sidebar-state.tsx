import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Which categories of the sidebar the reader has closed. */
interface SidebarState {
  readonly isOpen: (category: string) => boolean;
  readonly setOpen: (category: string, open: boolean) => void;
}

const SidebarContext = createContext<SidebarState | undefined>(undefined);

/** Keeps the sidebar's state above the pages, so that it survives navigation. */
export function SidebarStateProvider({ children }: { readonly children: ReactNode }) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const state = useMemo<SidebarState>(
    () => ({
      isOpen: (category) => !closed.has(category),
      setOpen: (category, open) =>
        setClosed((before) => {
          if (before.has(category) !== open) return before;
          const after = new Set(before);
          if (open) after.delete(category);
          else after.add(category);
          return after;
        }),
    }),
    [closed],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

/** The sidebar's state; only below `SidebarStateProvider`. */
export function useSidebarState(): SidebarState {
  const state = useContext(SidebarContext);
  if (state === undefined) throw new Error('useSidebarState needs a SidebarStateProvider above it.');
  return state;
}
