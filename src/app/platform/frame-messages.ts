import { type FrameMessage, type PageMessage, readFrameMessage } from '../../shared/code-frame.ts';

/** The part of a message event that tells where it comes from. */
type ReceivedMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/**
 * Whether a message says that the example editor has painted: `{ LANDING_PAGE_LOADED: true }`, from the frame that
 * shows it and from our own origin. Anything else, from anywhere else, is not for us.
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

/** Calls back when the editor in a frame says that it has painted. Returns the function that stops listening. */
export function onEditorLoaded(frame: HTMLIFrameElement, callback: () => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (isLoadedMessage(event, frame.contentWindow, window.location.origin)) callback();
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Messages of a frame that are read in a second; its code may send more. */
const MOST_MESSAGES = 300;

/** A frame that runs code, and its window's side of the conversation. */
interface CodeFrameChannel {
  readonly send: (message: PageMessage) => void;
  /** Ends the conversation. */
  readonly close: () => void;
}

/**
 * Opens the conversation with a frame that runs code. Messages of other windows are ignored, and what is no message of
 * the protocol is too. The origin of a sandboxed frame is opaque, so it cannot be named as a target; the policy of the
 * page lets no other site into its frames.
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
