import { type Point, pointAfter } from '../../../shared/point.ts';

/** Where a part of a joined text comes from. */
interface Source {
  /** Path of the file relative to the project's root. */
  readonly file: string;
  readonly from: Point;
  /** Whether the text is copied from pages that are compiled too: what is wrong with it is reported there. */
  readonly isCopy?: boolean;
}

/** A part of a joined text, which begins at a position in it and ends where the next part begins. */
export interface Origin extends Source {
  readonly at: Point;
}

/** Joins parts of several files to one text that remembers where each part comes from. */
export class JoinedText {
  readonly origins: Origin[] = [];
  #text = '';
  #end: Point;

  /** `firstLine` is the line on which the text begins. */
  constructor(firstLine: number) {
    this.#end = { line: firstLine, column: 1 };
  }

  add(text: string, source: Source): void {
    this.origins.push({ ...source, at: this.#end });
    this.#text += text;
    this.#end = pointAfter(this.#end, text);
  }

  toString(): string {
    return this.#text;
  }
}

/** Returns the part of a joined text to which a position in it belongs. */
export function originOf(origins: readonly Origin[], { line, column }: Point): Origin | undefined {
  return origins.findLast(({ at }) => at.line < line || (at.line === line && at.column <= column));
}

/** Returns the position in the file of an origin for a position in its part of the joined text. */
export function placeIn({ at, from }: Origin, { line, column }: Point): Point {
  if (line > at.line) return { line: from.line + line - at.line, column };
  return { line: from.line, column: from.column + column - at.column };
}

/** Returns markdown that shows a text as it is. */
export function literalMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&:{}$!]/g, '\\$&');
}
