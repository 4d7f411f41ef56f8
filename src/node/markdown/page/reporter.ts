import type { Nodes } from 'mdast';
import type { Point } from '../../../shared/point.ts';
import { contentError, contentWarning, type Diagnostic, type NotationRow } from '../../content/diagnostic.ts';
import { type Origin, originOf, placeIn } from './joined-text.ts';

interface ReporterOptions {
  /** Path of the file. */
  readonly file?: string;
  /** The position of problems without one. */
  readonly start?: Point;
  /** The position of all problems. */
  readonly pin?: Point;
  /** The row of docs/notation.md to which all problems lead. */
  readonly row?: NotationRow | undefined;
  /** The origins of a text that is joined from several files. */
  readonly origins?: readonly Origin[] | undefined;
}

/** Collects the problems of a page, or of a file that a page shows. Never throws. */
export class Reporter {
  readonly #options: ReporterOptions;
  readonly #found: Diagnostic[];

  constructor(options: ReporterOptions = {}, found: Diagnostic[] = []) {
    this.#options = options;
    this.#found = found;
  }

  /** Returns a reporter to the same list with these options. */
  with(options: ReporterOptions): Reporter {
    return new Reporter({ ...this.#options, ...options }, this.#found);
  }

  /** Returns the position in the file of a point of the parsed text, and the file if it is another one. */
  locate(point: Point | undefined): Point & { readonly file?: string } {
    const { file, start = { line: 1, column: 1 }, pin, origins = [] } = this.#options;
    const { line, column } = pin ?? point ?? start;
    const origin = originOf(origins, { line, column });
    if (origin === undefined) return { line, column };
    return { ...(origin.file !== file && { file: origin.file }), ...placeIn(origin, { line, column }) };
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
    const { row, file: ownFile = '' } = this.#options;
    const { file = ownFile, ...place } = this.locate(point);
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
