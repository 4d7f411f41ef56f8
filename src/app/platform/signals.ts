/** A message from one part of the app to parts that it does not know. */
interface Signal<Message> {
  /** Calls all subscribers. An error of one does not keep the message from the others. */
  readonly send: (message: Message) => void;
  /** Calls back at each message. Returns the function that ends the subscription. */
  readonly subscribe: (listener: (message: Message) => void) => () => void;
}

/** The reader has been taken to a section of the page. */
export const sectionReached = createSignal();

/** A page has failed. */
export interface PageFailure {
  readonly error: unknown;
  /** Whether the text that the server sent stays, below the message; otherwise the message has taken its place. */
  readonly isTextKept: boolean;
}

/** A page could not be loaded, or crashed. */
export const pageFailed = createSignal<PageFailure>();

function createSignal<Message = void>(): Signal<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    send(message) {
      for (const listener of [...listeners]) {
        try {
          listener(message);
        } catch (error) {
          reportError(error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
