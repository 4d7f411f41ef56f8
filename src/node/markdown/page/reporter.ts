import type { Nodes } from 'mdast';
import type { Point } from '../../../shared/point.ts';
import { contentError, contentWarning, type Diagnostic, type NotationRow } from '../../content/diagnostic.ts';

/** Collects the problems of a page, or of a file that a page shows. Never throws. */
export class Reporter {
  readonly #file: string;
  readonly #start: Point;
  readonly #pin: Point | undefined;
  readonly #row: NotationRow | undefined;
  readonly #found: Diagnostic[];

  /**
   * `start` is the position of problems without one; a `pin` is the position of all problems. All of them lead to the
   * `row` of docs/notation.md.
   */
  constructor(
    file = '',
    start: Point = { line: 1, column: 1 },
    pin?: Point,
    row?: NotationRow,
    found: Diagnostic[] = [],
  ) {
    this.#file = file;
    this.#start = start;
    this.#pin = pin;
    this.#row = row;
    this.#found = found;
  }

  /** Returns a reporter to the same list that reports all problems at one position. */
  pinnedTo(place: Point): Reporter {
    return new Reporter(this.#file, this.#start, place, this.#row, this.#found);
  }

  /** Returns a reporter to the same list whose problems lead to a row of docs/notation.md. */
  about(row: NotationRow | undefined): Reporter {
    return new Reporter(this.#file, this.#start, this.#pin, row, this.#found);
  }

  /** Returns the position in the file of a point of the parsed text. */
  locate(point: Point | undefined): Point {
    const { line, column } = this.#pin ?? point ?? this.#start;
    return { line, column };
  }

  /** Reports a problem that must be corrected before the site can be published. */
  error(point: Point | undefined, message: string, hint?: string): void {
    this.#add(contentError(this.#file, message, hint, this.locate(point)));
  }

  /** Reports a problem that does not stop the build. */
  warning(point: Point | undefined, message: string, hint?: string): void {
    this.#add(contentWarning(this.#file, message, hint, this.locate(point)));
  }

  #add(problem: Diagnostic): void {
    this.#found.push(this.#row === undefined ? problem : { ...problem, notation: this.#row });
  }

  /** Adds the problems of another file, which the page shows. */
  include(other: Reporter): void {
    this.#found.push(...other.diagnostics());
  }

  /** Returns all problems, in the order of the file. */
  diagnostics(): Diagnostic[] {
    return this.#found.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  }
}

/** Returns the source of a node; undefined for one that was made without a position in it. */
export function sourceOf({ position }: Nodes, source: string): string | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : source.slice(start, end);
}

/** Returns the hint for a name in curly quotes, which word processors insert; an empty string for any other. */
export function quotesHint(word: string | null | undefined): string {
  return /[“”„‘’]/.test(word ?? '') ? 'Write straight quotes ("). ' : '';
}
