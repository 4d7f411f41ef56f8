const ID = 'live-region';

/** The live region of the site. Rendered on every page, so that it exists before its text changes. */
export function LiveRegion() {
  return <p id={ID} className="visually-hidden" aria-live="polite" />;
}

/** Announces a message politely (WCAG 4.1.3). */
export function announce(message: string): void {
  const region = document.getElementById(ID);
  if (region === null) return;
  // Screen readers announce changes only; the space makes a repeated message one.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}
