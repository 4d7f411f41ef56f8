import type { Nodes } from 'mdast';
import type { Point } from '../../../shared/point.ts';
import { contentError, contentWarning, type Diagnostic, type NotationRow } from '../../content/diagnostic.ts';
import { type Origin, originOf, placeIn } from './joined-text.ts';

interface ReporterOptions {
  /** The position of all problems. */
  readonly pin?: Point;
  /** The row of docs/notation.md to which all problems lead. */
  readonly row?: NotationRow | undefined;
  /** The origins of a text that is joined from several files. */
  readonly origins?: readonly Origin[] | undefined;
}

/** Collects the problems of a page, or of a file that a page shows. Never throws. */
export class Reporter {
  readonly #file: string;
  readonly #start: Point;
  readonly #options: ReporterOptions;
  readonly #found: Diagnostic[];

  /** `start` is the position of problems without one. */
  constructor(
    file = '',
    start: Point = { line: 1, column: 1 },
    options: ReporterOptions = {},
    found: Diagnostic[] = [],
  ) {
    this.#file = file;
    this.#start = start;
    this.#options = options;
    this.#found = found;
  }

  /** Returns a reporter to the same list that reports all problems at one position. */
  atPoint(pin: Point): Reporter {
    return new Reporter(this.#file, this.#start, { ...this.#options, pin }, this.#found);
  }

  /** Returns a reporter to the same list whose problems lead to a row of docs/notation.md. */
  forRow(row: NotationRow | undefined): Reporter {
    return new Reporter(this.#file, this.#start, { ...this.#options, row }, this.#found);
  }

  /** Returns the position in the file of a point of the parsed text, and the file if it is another one. */
  locate(point: Point | undefined): Point & { readonly file?: string } {
    const { line, column } = this.#options.pin ?? point ?? this.#start;
    const origin = originOf(this.#options.origins ?? [], { line, column });
    if (origin === undefined) return { line, column };
    return { ...(origin.file !== this.#file && { file: origin.file }), ...placeIn(origin, { line, column }) };
  }

  /** Reports a problem that must be corrected before the site can be published. */
  error(point: Point | undefined, message: string, hint?: string): void {
    this.#add(contentError, point, message, hint);
  }

  /** Reports a problem that does not stop the build. */
  warning(point: Point | undefined, message: string, hint?: string): void {
    this.#add(contentWarning, point, message, hint);
  }

  /** Whether a point of the parsed text is in a copy of text that another page contains. */
  isCopy(point: Point | undefined): boolean {
    return point !== undefined && originOf(this.#options.origins ?? [], point)?.isCopy === true;
  }

  #add(problem: typeof contentError, point: Point | undefined, message: string, hint?: string): void {
    if (this.isCopy(point)) return;
    const { file = this.#file, ...place } = this.locate(point);
    const { row } = this.#options;
    const found = problem(file, message, hint, place);
    this.#found.push(row === undefined ? found : { ...found, notation: row });
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
export function sourceOf({ position }: Pick<Nodes, 'position'>, source: string): string | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : source.slice(start, end);
}
