import type { ContentProblem } from '../content/problem.ts';

/** A place in the markdown of a page, counted from its own first line. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** A place in the source file, front matter included. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

/** Collects what is wrong on a page and knows where in the file each part of the markdown stands. */
export class Report {
  readonly #file: string;
  readonly #locate: (point: Point | undefined) => FilePlace;
  readonly #problems: ContentProblem[];

  private constructor(
    file: string,
    locate: (point: Point | undefined) => FilePlace,
    problems: ContentProblem[],
  ) {
    this.#file = file;
    this.#locate = locate;
    this.#problems = problems;
  }

  /** A report on markdown that begins at `firstLine` of `file`. */
  static forFile(file: string, firstLine: number): Report {
    const locate = (point: Point | undefined) => ({
      line: (point?.line ?? 1) + firstLine - 1,
      column: point?.column ?? 1,
    });
    return new Report(file, locate, []);
  }

  /**
   * The same report for markdown that was taken out of another format (a description in YAML), whose own
   * lines mean nothing in the file: everything is told as if it stood at `place`.
   */
  pinnedTo(place: FilePlace): Report {
    return new Report(this.#file, () => place, this.#problems);
  }

  /** Where in the file a point of the parsed markdown is. */
  locate(point: Point | undefined): FilePlace {
    return this.#locate(point);
  }

  /** Something that must be mended before the site can be published. */
  error(point: Point | undefined, message: string, hint?: string): void {
    this.#add('error', this.#locate(point), message, hint);
  }

  /** Something that the page can live with. */
  warning(point: Point | undefined, message: string, hint?: string): void {
    this.#add('warning', this.#locate(point), message, hint);
  }

  /** Everything found, in the order of the file. */
  problems(): ContentProblem[] {
    return this.#problems.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  }

  #add(severity: ContentProblem['severity'], place: FilePlace, message: string, hint: string | undefined) {
    const problem = { severity, file: this.#file, ...place, message };
    this.#problems.push(hint === undefined ? problem : { ...problem, hint });
  }
}
