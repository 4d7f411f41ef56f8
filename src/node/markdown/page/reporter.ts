import type { Nodes } from 'mdast';
import { VFile } from 'vfile';
import type { Point } from '../../../shared/point.ts';
import { type Diagnostic, NOTATION_ROWS, type NotationRow } from '../../content/diagnostic.ts';

/** Reports problems of a page as messages of its virtual file. Never throws. */
export class Reporter {
  readonly #file: VFile;
  readonly #start: Point;
  readonly #pin: Point | undefined;

  /** `start` is the position of messages without one; a `pin` is the position of all messages. */
  constructor(file: VFile = new VFile(), start: Point = { line: 1, column: 1 }, pin?: Point) {
    this.#file = file;
    this.#start = start;
    this.#pin = pin;
  }

  /** Returns a reporter to the same file that reports all messages at one position. */
  pinnedTo(place: Point): Reporter {
    return new Reporter(this.#file, this.#start, place);
  }

  /** Returns the position in the file of a point of the parsed text. */
  locate(point: Point | undefined): Point {
    const { line, column } = this.#pin ?? point ?? this.#start;
    return { line, column };
  }

  /** Reports a problem that must be corrected before the site can be published. */
  error(point: Point | undefined, message: string, hint?: string): void {
    this.#add(true, point, message, hint);
  }

  /** Reports a problem that does not stop the build. */
  warning(point: Point | undefined, message: string, hint?: string): void {
    this.#add(false, point, message, hint);
  }

  /** Adds the messages about another file, which the page shows. */
  include(messages: VFile['messages']): void {
    this.#file.messages.push(...messages);
  }

  /** Returns all messages, in the order of the file. */
  diagnostics(): Diagnostic[] {
    const diagnostics = this.#file.messages.map(
      ({ fatal, file, line, column, reason, note, ruleId }): Diagnostic => ({
        severity: fatal ? 'error' : 'warning',
        file: file ?? '',
        line: line ?? this.#start.line,
        column: column ?? 1,
        message: reason,
        ...(note !== undefined && { hint: note }),
        ...rowOf(ruleId),
      }),
    );
    return diagnostics.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  }

  #add(fatal: boolean, point: Point | undefined, reason: string, hint: string | undefined): void {
    const message = this.#file.message(reason, this.locate(point));
    message.fatal = fatal;
    message.note = hint;
  }
}

/** Makes the messages that a file has gained lead to rows of docs/notation.md, unless they do already. */
export function nameMessages(
  file: VFile,
  before: number,
  rowFor: (message: VFile['messages'][number]) => NotationRow | undefined,
): void {
  for (const message of file.messages.slice(before)) message.ruleId ??= rowFor(message);
}

/** Returns the row of the notation as which {@link nameMessages} has named a message. */
function rowOf(ruleId: string | undefined): Pick<Diagnostic, 'notation'> {
  const notation = NOTATION_ROWS.find((row) => row === ruleId);
  return notation === undefined ? {} : { notation };
}

/** Returns the position at the end of a text that begins at a point. */
export function pointAfter({ line, column }: Point, text: string): Point {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  return { line: line + lines.length - 1, column: (lines.length === 1 ? column : 1) + last.length };
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
