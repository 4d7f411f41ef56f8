/** A message from one part of the app to parts that it does not know. */
interface Signal<Message> {
  /** Calls all subscribers, one after the other. An error of one does not keep the message from the others. */
  readonly send: (message: Message) => void;
  /** Calls back at each message. Returns the function that ends the subscription. */
  readonly subscribe: (listener: (message: Message) => void) => () => void;
  /** Calls back at the next message only. */
  readonly once: (listener: (message: Message) => void) => void;
}

/** React has taken over a page: what a reader asked for before can be done now. */
export const hydrated = createSignal();

/** The reader has been taken to a section of the page. */
export const sectionReached = createSignal();

/** An error has taken a page's place; the message is the error. */
export const pageFailed = createSignal<unknown>();

/** Whether React has taken over, see `useHydratedMark`. False on the server. */
export function isHydrated(): boolean {
  return !import.meta.env.SSR && 'hydrated' in document.documentElement.dataset;
}

function createSignal<Message = void>(): Signal<Message> {
  const listeners = new Set<(message: Message) => void>();
  const subscribe = (listener: (message: Message) => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    subscribe,
    once(listener) {
      const end = subscribe((message) => {
        end();
        listener(message);
      });
    },
    send(message) {
      for (const listener of [...listeners]) {
        try {
          listener(message);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
