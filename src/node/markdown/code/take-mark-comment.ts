/** A line whose last comment held marks, without them. */
export interface MarkComment {
  readonly rest: string;
  /** What stands in the brackets of `[!code …]`. */
  readonly marks: readonly string[];
}

/** How a comment at the end of a line begins and ends in the languages that can be marked. */
const COMMENTS = [
  ['{/*', '*/}'],
  ['/*', '*/'],
  ['<!--', '-->'],
  ['//', ''],
  ['#', ''],
] as const;

const BODY = /^(?<text>.*?)(?<marks>(?:\s*\[!code\s[^\]]*\])+)\s*$/;

/**
 * Takes the marks out of the comment that ends a line, and the comment when it says nothing else. Undefined
 * when the line does not end in a comment with marks.
 *
 * This is done on the source, not on Shiki's tokens: there a comment counts as alone on its line when three
 * tokens make up the line, so that in JSX a line of text with a mark behind it vanished altogether.
 */
export function takeMarkComment(line: string): MarkComment | undefined {
  const trimmed = line.trimEnd();
  for (const [open, close] of COMMENTS) {
    const start = trimmed.lastIndexOf(open);
    if (start === -1 || !trimmed.endsWith(close)) continue;
    const body = trimmed.slice(start + open.length, trimmed.length - close.length);
    const { text, marks } = BODY.exec(body)?.groups ?? {};
    if (text === undefined || marks === undefined) continue;
    const before = line.slice(0, start);
    return {
      rest:
        text.trim() === '' ? before.trimEnd() : `${before}${open}${text}${close === '' ? '' : ` ${close}`}`,
      marks: [...marks.matchAll(/\[!code\s([^\]]*)\]/g)].map(([, mark]) => (mark ?? '').trim()),
    };
  }
  return undefined;
}
