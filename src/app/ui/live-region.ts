/** Id of the live region that the shell renders on every page. */
export const LIVE_REGION_ID = 'live-region';

/** Has screen readers say a message when they are done with what they are saying (WCAG 4.1.3). */
export function announce(message: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  if (region === null) return;
  // The same text twice is no change, and would not be said again.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
