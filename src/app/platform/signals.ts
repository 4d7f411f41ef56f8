/** A message from one part of the app to parts that it does not know. */
class Signal<Message = void> {
  readonly #listeners = new Set<(message: Message) => void>();

  /** Calls all subscribers. An error of one does not keep the message from the others. */
  send(message: Message): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(message);
      } catch (error) {
        reportError(error);
      }
    }
  }

  /** Calls back at each message. Returns the function that ends the subscription. */
  subscribe(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

/** The reader has been taken to a section of the page. */
export const sectionReached = new Signal();

/** A page has failed. */
export interface PageFailure {
  readonly error: unknown;
  /** Whether the text that the server sent stays, below the message; otherwise the message has taken its place. */
  readonly isTextKept: boolean;
}

/** A page could not be loaded, or crashed. */
export const pageFailed = new Signal<PageFailure>();
