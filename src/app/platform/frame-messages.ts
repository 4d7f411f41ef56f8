import { type FrameMessage, type PageMessage, readFrameMessage } from '../../shared/code-frame.ts';

/** The properties of a message event that are checked. */
type ReceivedMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/**
 * Whether a message reports that the example editor has painted: `{ LANDING_PAGE_LOADED: true }`, from the frame that
 * shows it and from our own origin. All other messages are ignored.
 */
export function isLoadedMessage(
  { origin, source, data }: ReceivedMessage,
  frame: Window | null,
  ownOrigin: string,
): boolean {
  if (frame === null || source !== frame || origin !== ownOrigin) return false;
  return (
    typeof data === 'object' &&
    data !== null &&
    'LANDING_PAGE_LOADED' in data &&
    data.LANDING_PAGE_LOADED === true
  );
}

/** Calls back when the editor in a frame reports that it has painted. Returns the function that unsubscribes. */
export function onEditorLoaded(frame: HTMLIFrameElement, callback: () => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (isLoadedMessage(event, frame.contentWindow, window.location.origin)) callback();
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Maximum number of messages of a frame that are read per second; its code may send more. */
const MOST_MESSAGES = 300;

/** The channel to a frame that runs code. */
interface CodeFrameChannel {
  readonly send: (message: PageMessage) => void;
  /** Closes the channel. */
  readonly close: () => void;
}

/**
 * Opens a channel to a frame that runs code. Ignores messages of other windows and messages outside the protocol. The
 * origin of a sandboxed frame is opaque, so it cannot be named as a target; the page's security policy allows no other
 * site in its frames.
 */
export function openCodeFrameChannel(
  frame: HTMLIFrameElement,
  onMessage: (message: FrameMessage) => void,
): CodeFrameChannel {
  let second = 0;
  let count = 0;
  const listener = ({ source, data, timeStamp }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    if (timeStamp - second > 1000) [second, count] = [timeStamp, 0];
    count += 1;
    if (count > MOST_MESSAGES) return;
    const message = readFrameMessage(data);
    if (message !== undefined) onMessage(message);
  };
  window.addEventListener('message', listener);
  return {
    send: (message) => frame.contentWindow?.postMessage(message, '*'),
    close: () => window.removeEventListener('message', listener),
  };
}
