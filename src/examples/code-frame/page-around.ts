import type { FrameMessage, PageMessage } from '../../shared/code-frame.ts';

/** The origin of the site. The origin of a sandboxed frame is opaque, but its address is still the site's. */
const site = window.location.origin;

/** Sends a message to the page around this frame, if it is a page of the site. */
export function sendToPage(message: FrameMessage): void {
  window.parent.postMessage(message, site);
}

/**
 * Calls back with each message of the page around this frame. Ignores messages of any other window or origin: on a host
 * without our headers, a foreign page could frame this one and run its code in the site's name.
 */
export function onPageMessage(callback: (message: PageMessage) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (window.parent === window || source !== window.parent || origin !== site) return;
    // biome-ignore lint/plugin/no-casts: pages of the site send nothing else
    callback(data as PageMessage);
  });
}
