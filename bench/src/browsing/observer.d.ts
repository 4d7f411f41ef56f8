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
  /** When the awaited field had the focus and was painted. */
  fieldPainted?: number;
  /** When each new list of results had been painted. */
  readonly resultsPainted: number[];
  /** Watches for a field to get the focus, and for results to change. */
  watchSearch(field: string, result: string): void;
}

interface Window {
  bench: BenchObserver;
}
