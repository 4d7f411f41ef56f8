import { PAGE_IDS } from '../../shared/page-ids.ts';

/**
 * The properties of the live region of the site, a `p`. It is on every page, so that it exists before its text changes.
 * React leaves its text alone, also one that was announced before React ran.
 */
export const LIVE_REGION = {
  id: PAGE_IDS.liveRegion,
  className: 'visually-hidden',
  'aria-live': 'polite',
  children: '',
  suppressHydrationWarning: true,
} as const;

/** Announces a message politely (WCAG 4.1.3). */
export function announce(message: string): void {
  const region = document.getElementById(LIVE_REGION.id);
  if (region === null) return;
  // Screen readers announce changes only; the space makes a repeated message one.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
