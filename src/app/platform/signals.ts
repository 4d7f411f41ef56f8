// Messages from one part of the app to parts that it does not know, as events of the window.

/** A page could not be loaded, or crashed. */
export interface PageFailure {
  readonly error: unknown;
  /** Whether the text that the server sent stays, below the message; otherwise the message has taken its place. */
  readonly isTextKept: boolean;
}

declare global {
  interface WindowEventMap {
    /** The reader has been taken to a section of the page. */
    'section-reached': Event;
    /** The last part of a long article is in the document. */
    'article-completed': Event;
    'page-failed': CustomEvent<PageFailure>;
  }
}
