// Messages from one part of the app to parts that it does not know, as events of the window.

/** A page could not be loaded, or crashed. */
export interface PageFailure {
  readonly error: unknown;
  /** Whether the text that the server sent stays, below the message; otherwise the message has taken its place. */
  readonly isTextKept: boolean;
}

/** The reader has arrived at a page or at a section, and the page has scrolled there. */
export interface PageArrival {
  readonly isOtherPage: boolean;
}

declare global {
  interface WindowEventMap {
    arrived: CustomEvent<PageArrival>;
    'page-failed': CustomEvent<PageFailure>;
  }
}
