/** A position in a text. Both numbers count from 1. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** Returns the position at the end of a text that begins at a point, with any line endings. */
export function pointAfter({ line, column }: Point, text: string): Point {
  const lines = text.split(/\r\n?|\n/);
  const last = lines.at(-1) ?? '';
  return { line: line + lines.length - 1, column: (lines.length === 1 ? column : 1) + last.length };
}
