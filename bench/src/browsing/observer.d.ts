/** The records of `observer.js` for a document, in milliseconds of the page's own clock. */
interface BenchObserver {
  /** The sum of the time beyond 50 ms for which tasks, and the rendering after them, blocked the main thread. */
  blocked: number;
  layoutShift: number;
  largestPaint: number;
  /** The time at which the awaited heading had been painted, since the epoch. */
  headingPainted?: number;
  /** The time of the last `keydown`. */
  lastKey?: number;
  /** The time at which a field that accepts input had the focus and was painted. */
  firstFieldPainted?: number;
  /** The time at which the search's own field had the focus and was painted. */
  ownFieldPainted?: number;
  /** The times at which each new list of results had been painted. */
  readonly resultsPainted: number[];
  /** Observes the focus of the fields and changes of the results. */
  watchSearch(search: BenchSearch): void;
}

/** Selectors of a search's elements. */
interface BenchSearch {
  readonly earlyField?: string;
  readonly field: string;
  readonly result: string;
}

interface Window {
  bench: BenchObserver;
}
