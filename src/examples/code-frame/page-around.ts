import type { FrameMessage, PageMessage } from '../../shared/code-frame.ts';

/** The origin of the site. A sandboxed frame has an origin of its own, but its address is still the site's. */
const site = window.location.origin;

/** Sends a message to the page around this frame, if that is one of the site. */
export function sendToPage(message: FrameMessage): void {
  window.parent.postMessage(message, site);
}

/**
 * Calls back with each message of the page around this frame. Messages of any other window or origin are ignored: on a
 * host without our headers a foreign page could frame this one and would run its code in the site's name.
 */
export function onPageMessage(callback: (message: PageMessage) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (window.parent === window || source !== window.parent || origin !== site) return;
    // biome-ignore lint/plugin/no-casts: pages of the site send nothing else
    callback(data as PageMessage);
  });
}
