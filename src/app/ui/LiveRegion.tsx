import { LIVE_REGION_ID } from '../../shared/live-region-id.ts';

/**
 * The live region of the site. It is on every page, so that it exists before its text changes. React leaves its text
 * alone, also one that was announced before React ran.
 */
export function LiveRegion() {
  return (
    <p id={LIVE_REGION_ID} className="visually-hidden" aria-live="polite" suppressHydrationWarning={true}>
      {''}
    </p>
  );
}
