import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { tolerateTranslation } from '../../shared/tolerate-translation.ts';
import { installTrustedTypes } from '../../shared/trusted-types.ts';
import { followColorMode } from './follow-color-mode.ts';
import { passSearchKeyOn } from './pass-search-key-on.ts';

/** Renders a page outside the router. */
export function startPage(page: ReactNode): void {
  installTrustedTypes();
  tolerateTranslation();
  followColorMode();
  passSearchKeyOn();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  // Renders in short tasks, because a page around this one may be scrolling.
  startTransition(() => createRoot(root).render(<StrictMode>{page}</StrictMode>));
}
