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

/** Maximum number of characters of texts that are shown per second. */
const MOST_TEXT = 100_000;

/** Milliseconds of a second that may be spent on reading messages. Reading one copies it, whatever its size. */
const LONGEST_READING = 500;

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
 *
 * @param onOverload called when the messages are so large that reading them would freeze the page
 */
export function openCodeFrameChannel(
  frame: HTMLIFrameElement,
  onMessage: (message: FrameMessage) => void,
  onOverload: () => void,
): CodeFrameChannel {
  let second = { start: 0, count: 0, text: 0, reading: 0 };
  const listener = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow) return;
    const start = performance.now();
    if (start - second.start > 1000) second = { start, count: 0, text: 0, reading: 0 };
    second.count += 1;
    if (second.count > MOST_MESSAGES) return;
    // Not before: browsers copy the data when they are read.
    const message = readFrameMessage(event.data);
    second.reading += performance.now() - start;
    if (second.reading > LONGEST_READING) return onOverload();
    if (message === undefined) return;
    second.text += textOf(message).length;
    if (second.text <= MOST_TEXT) onMessage(message);
  };
  window.addEventListener('message', listener);
  return {
    send: (message) => frame.contentWindow?.postMessage(message, '*'),
    close: () => window.removeEventListener('message', listener),
  };
}

/** Returns the text of a message that is shown at once. */
function textOf(message: FrameMessage): string {
  if (message.kind === 'mistake') return message.mistake.text;
  return message.kind === 'console' ? message.text : '';
}
