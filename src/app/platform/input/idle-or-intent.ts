import { isHydrated } from '../document/hydration.ts';
import { mayPrefetch } from '../network/connection.ts';

/** The events that show that the reader will use the page, and not only read it. */
const INTENT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const;

/** Milliseconds after which the callback runs even if the browser, on a busy machine, is never idle. */
export const IDLE_TIMEOUT_MS = 4000;

/**
 * Calls back at each sign of intent until `data-hydrated` is on the document. The callback must tolerate repetition.
 */
export function onFirstIntent(callback: () => void): void {
  for (const type of INTENT_EVENTS) {
    const listener = (event: Event) => {
      if (isHydrated()) document.removeEventListener(type, listener, true);
      else if (!isOfRestingPointer(event)) callback();
    };
    document.addEventListener(type, listener, { capture: true, passive: true });
  }
}

/**
 * Browsers fire `pointermove` when a page appears under a resting pointer. The first real move may look the same; the
 * second does not.
 */
function isOfRestingPointer(event: Event): boolean {
  return (
    event.type === 'pointermove' &&
    'movementX' in event &&
    'movementY' in event &&
    !event.movementX &&
    !event.movementY
  );
}

/** Calls back when the page has loaded and the browser is idle; never if the reader saves data. */
export function whenIdle(callback: () => void): void {
  if (!mayPrefetch()) return;
  const wait = () => onIdle(callback);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Calls back when the browser is idle. */
export function onIdle(callback: () => void): void {
  // Safari has no idle callback; a task after a pause is the nearest thing. A heading may have this name as its id.
  if (typeof window.requestIdleCallback !== 'function') setTimeout(callback, 200);
  else window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
}
