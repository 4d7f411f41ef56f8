import { type FrameMessage, type PageMessage, readFrameMessage } from '../protocol/code-frame.ts';

/** Maximum number of messages of a frame that are read per second; its code may send more. */
const MAX_MESSAGES_PER_SECOND = 200;

/** Returns a function that reads the messages of a frame, and ignores those that would keep the page busy. */
export function createMessageReader(): (
  event: Pick<MessageEvent<unknown>, 'data' | 'timeStamp'>,
) => FrameMessage | undefined {
  let second = { start: 0, count: 0 };
  return ({ data, timeStamp }) => {
    if (timeStamp - second.start > 1000) second = { start: timeStamp, count: 0 };
    second.count += 1;
    return second.count > MAX_MESSAGES_PER_SECOND ? undefined : readFrameMessage(data);
  };
}

/** The channel to a frame that runs code. */
interface CodeFrameChannel {
  readonly send: (message: PageMessage) => void;
  /** Closes the channel. */
  readonly close: () => void;
}

/**
 * Opens a channel to a frame that runs code, and sends it the program once its script runs. The frame answers through a
 * port that the program cannot reach: a message to the window could be of any size, and reading it would freeze the page.
 * The origin of a sandboxed frame is opaque, so it cannot be named as a target; the page's security policy allows no
 * other site in its frames.
 */
export function openCodeFrameChannel(
  frame: HTMLIFrameElement,
  createFirstMessage: () => PageMessage,
  onMessage: (message: FrameMessage) => void,
): CodeFrameChannel {
  const { port1, port2 } = new MessageChannel();
  const send = (message: PageMessage, ports: readonly MessagePort[] = []) =>
    frame.contentWindow?.postMessage(message, '*', [...ports]);
  // The first message comes before any code of the program runs. Its content does not matter.
  const onReady = ({ source }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    window.removeEventListener('message', onReady);
    send(createFirstMessage(), [port2]);
  };
  window.addEventListener('message', onReady);
  const read = createMessageReader();
  port1.onmessage = (event: MessageEvent<unknown>) => {
    const message = read(event);
    if (message !== undefined) onMessage(message);
  };
  return {
    send,
    close() {
      window.removeEventListener('message', onReady);
      port1.close();
    },
  };
}
