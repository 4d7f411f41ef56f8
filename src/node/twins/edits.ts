/** A part of a text, by offsets, and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The part of a text between two offsets with the edits that lie in it; they must not overlap. */
export function applyEdits(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let result = '';
  let done = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < done || edit.end > end) continue;
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done, end);
}
