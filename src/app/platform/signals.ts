// Messages from one part of the app to parts that it does not know, as events of the window.

/** The reader has arrived at a page or at a section, and the page has scrolled there. */
export interface PageArrival {
  readonly isOtherPage: boolean;
}

declare global {
  interface WindowEventMap {
    arrived: CustomEvent<PageArrival>;
    /** A page could not be loaded, or crashed. The detail is the error that has taken its place. */
    'page-failed': CustomEvent<unknown>;
  }
}
