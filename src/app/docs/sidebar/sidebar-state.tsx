import { sidebar } from 'derived/sidebar.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useDocSlug } from './current-doc.ts';

interface SidebarState {
  /** The labels of the closed categories. */
  readonly closed: ReadonlySet<string>;
  /** Opens a closed category, and closes an open one. */
  readonly toggle: (category: string) => void;
}

/** The number of pages beyond which a category is closed at first: readers would have to scroll past it. */
const LONG_CATEGORY = 22;

const LONG_CATEGORIES: ReadonlySet<string> = new Set(
  sidebar.filter(({ pages }) => pages.length > LONG_CATEGORY).map(({ label }) => label),
);

const SidebarContext = createContext<SidebarState>({ closed: LONG_CATEGORIES, toggle: () => {} });

/** Keeps the sidebar's state above the pages, so that it survives navigation. */
export function SidebarStateProvider({ children }: { readonly children: ReactNode }) {
  const slug = useDocSlug();
  const [arrival, setArrival] = useState<string>();
  const [closed, setClosed] = useState(LONG_CATEGORIES);
  // On arrival at a page, its category opens, because the current page's link is in view. Readers may close it again.
  if (slug !== arrival) {
    setArrival(slug);
    const category = sidebar.find(({ pages }) => pages.some(({ id }) => id === slug));
    if (category !== undefined && closed.has(category.label)) setClosed(toggled(closed, category.label));
  }
  const toggle = (category: string) => setClosed((before) => toggled(before, category));
  return <SidebarContext value={{ closed, toggle }}>{children}</SidebarContext>;
}

function toggled(categories: ReadonlySet<string>, category: string): ReadonlySet<string> {
  const changed = new Set(categories);
  if (!changed.delete(category)) changed.add(category);
  return changed;
}

/** Returns the sidebar's state. */
export function useSidebarState(): SidebarState {
  return useContext(SidebarContext);
}
