import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { preparePage } from './prepare-page.ts';

/** Renders a page outside the router. */
export function startPage(page: ReactNode): void {
  preparePage();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  // Renders in short tasks, because a page around this one may be scrolling.
  startTransition(() => createRoot(root).render(<StrictMode>{page}</StrictMode>));
}
