/** What `observer.js` keeps of a document, in milliseconds of the page's own clock. */
interface BenchObserver {
  /** Durations of the tasks that kept the main thread for more than 50 ms. */
  readonly longTasks: number[];
  layoutShift: number;
  largestPaint: number;
  /** When the awaited heading had been painted, since the epoch. */
  headingPainted?: number;
  /** When the last key went down. */
  lastKey?: number;
  /** When a field that takes the keys had the focus and was painted. */
  firstFieldPainted?: number;
  /** When the search's own field had the focus and was painted. */
  ownFieldPainted?: number;
  /** When each new list of results had been painted. */
  readonly resultsPainted: number[];
  /** Watches for a field to get the focus, and for results to change. */
  watchSearch(search: BenchSearch): void;
}

/** Selectors of what a search shows. */
interface BenchSearch {
  readonly earlyField?: string;
  readonly field: string;
  readonly result: string;
}

interface Window {
  bench: BenchObserver;
}
