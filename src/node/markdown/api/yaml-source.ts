import type { LineCounter, Node } from 'yaml';
import type { Point, Report } from '../report.ts';

/** YAML within a fence: tells where its parts stand in the page, and reports on them. */
export class YamlSource {
  readonly #lines: LineCounter;
  readonly #fence: Point;
  readonly #report: Report;

  constructor(lines: LineCounter, fence: Point, report: Report) {
    this.#lines = lines;
    this.#fence = fence;
    this.#report = report;
  }

  /** Where a node begins, counted in the page's markdown; without one, where the fence does. */
  pointOf(node: Node | null | undefined): Point {
    const offset = node?.range?.[0];
    return offset === undefined ? this.#fence : this.pointAt(offset);
  }

  /** Where the character at `offset` of the YAML stands, counted in the page's markdown. */
  pointAt(offset: number): Point {
    const { line, col } = this.#lines.linePos(offset);
    return { line: this.#fence.line + Math.max(1, line), column: this.#fence.column + Math.max(1, col) - 1 };
  }

  /** Reports what is wrong at a point of the page. */
  error(point: Point, message: string, hint: string): void {
    this.#report.error(point, message, hint);
  }
}
