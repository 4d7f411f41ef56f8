import { isWholeSidebar, sidebar } from 'derived/sidebar.ts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useCurrentDoc } from './current-doc.ts';

interface SidebarState {
  /**
   * Whether a category is open. Initially, that of the page is, and others are unless they or the whole sidebar are
   * long: readers would have to scroll past them.
   */
  readonly isOpen: (category: string) => boolean;
  readonly setOpen: (category: string, open: boolean) => void;
  /** Whether the reader asked for all categories, if there are too many for every page. */
  readonly showsAll: boolean;
  readonly setShowsAll: (showsAll: boolean) => void;
}

const SidebarContext = createContext<SidebarState | undefined>(undefined);

/** Keeps the sidebar's state above the pages, so that it survives navigation. */
export function SidebarStateProvider({ children }: { readonly children: ReactNode }) {
  const current = useCurrentDoc()?.category;
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(current === undefined ? [] : [[current, true]]),
  );
  const [showsAll, setShowsAll] = useState(false);
  const state = useMemo<SidebarState>(
    () => ({
      isOpen: (category) => chosen.get(category) ?? isOpenAtFirst(category),
      setOpen: (category, open) =>
        setChosen((before) => {
          const isSame = (before.get(category) ?? isOpenAtFirst(category)) === open;
          return isSame ? before : new Map(before).set(category, open);
        }),
      showsAll,
      setShowsAll,
    }),
    [chosen, showsAll],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

/** The number of pages beyond which a category is closed on the pages of others. */
const LONG_CATEGORY = 22;

function isOpenAtFirst(category: string): boolean {
  const long = sidebar.some(({ label, pages }) => label === category && (pages?.length ?? 0) > LONG_CATEGORY);
  return isWholeSidebar && !long;
}

/** Returns the sidebar's state. Only for use below `SidebarStateProvider`. */
export function useSidebarState(): SidebarState {
  const state = useContext(SidebarContext);
  if (state === undefined) throw new Error('useSidebarState needs a SidebarStateProvider above it.');
  return state;
}
