import { type Point, pointAfter } from '../../../shared/point.ts';

/** A part of a joined text, and where it comes from. */
export interface Part {
  readonly text: string;
  /** Path of the file relative to the project's root. */
  readonly file: string;
  readonly from: Point;
  /** Whether the text is copied from pages that are compiled too: what is wrong with it is reported there. */
  readonly isCopy?: boolean;
}

/** The origin of a part, which begins at a position in the joined text and ends where the next part begins. */
export interface Origin extends Omit<Part, 'text'> {
  readonly at: Point;
}

/** Joins parts of several files to one text that begins on this line, and returns it with the origin of each part. */
export function joinParts(parts: readonly Part[], firstLine: number) {
  let at: Point = { line: firstLine, column: 1 };
  const origins = parts.map(({ text, ...source }): Origin => {
    const origin = { ...source, at };
    at = pointAfter(at, text);
    return origin;
  });
  return { body: parts.map(({ text }) => text).join(''), origins };
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
