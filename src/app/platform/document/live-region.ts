import { LIVE_REGION_ID } from '../../../shared/live-region-id.ts';

/** Announces a message politely (WCAG 4.1.3). */
export function announce(message: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  if (region === null) return;
  // Screen readers announce changes only; the space makes a repeated message one.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
