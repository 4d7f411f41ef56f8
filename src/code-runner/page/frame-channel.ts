import { type FrameMessage, type PageMessage, readFrameMessage } from '../protocol/code-frame.ts';

/** Maximum number of messages of a frame that are read per second; its code may send more. */
const MAX_MESSAGES = 300;

/** Maximum number of characters of those messages per second: parsing a million can take a quarter of it. */
const MAX_CHARACTERS = 1_000_000;

/** Maximum number of characters of the console, and of mistakes, that are shown per second: some take long to lay out. */
const MAX_TEXT_LENGTH = 100_000;

/** Returns a function that reads the messages of a frame, and ignores those that would keep the page busy. */
export function createMessageReader(): (
  event: Pick<MessageEvent<unknown>, 'data' | 'timeStamp'>,
) => FrameMessage | undefined {
  const begin = (start: number) => ({ start, count: 0, characters: 0, console: 0, mistake: 0 });
  let second = begin(0);
  return ({ data, timeStamp }) => {
    if (timeStamp - second.start > 1000) second = begin(timeStamp);
    second.count += 1;
    if (typeof data === 'string') second.characters += data.length;
    if (second.count > MAX_MESSAGES || second.characters > MAX_CHARACTERS) return undefined;
    const message = readFrameMessage(data);
    // A program that logs much has started all the same, and may have a mistake.
    if (message?.kind !== 'console' && message?.kind !== 'mistake') return message;
    second[message.kind] += message.kind === 'console' ? message.text.length : message.mistake.text.length;
    return second[message.kind] > MAX_TEXT_LENGTH ? undefined : message;
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
