import {
  type FrameMessage,
  MAX_MESSAGE_LENGTH,
  type PageMessage,
  writeFrameMessage,
} from '../protocol/code-frame.ts';

/** The origin of the site. The origin of a sandboxed frame is opaque, but its address is still the site's. */
const site = window.location.origin;

/** Sends a text through the port of the page around this frame. Bound, so that code never sees the port. */
let post = (_text: string) => {};

/** Sends a message to the page around this frame. Not before the page has sent a program. */
export function sendToPage(message: FrameMessage): void {
  const text = writeFrameMessage(message);
  // Checked without calling anything: code may have replaced what has written the text.
  if (typeof text === 'string' && text.length <= MAX_MESSAGE_LENGTH) post(text);
}

/**
 * Tells the page around this frame that it runs, and calls back with each message of that page. Ignores messages of any
 * other window or origin: on a host without our headers, a foreign page could frame this one and run its code in the
 * site's name.
 */
export function onPageMessage(callback: (message: PageMessage) => void): void {
  window.addEventListener('message', ({ source, origin, data, ports }: MessageEvent<unknown>) => {
    if (window.parent === window || source !== window.parent || origin !== site) return;
    // biome-ignore lint/plugin/no-casts: pages of the site send nothing else
    const message = data as PageMessage;
    const [port] = ports;
    if (port !== undefined) post = port.postMessage.bind(port);
    callback(message);
  });
  window.parent.postMessage('ready', site);
}
