import type { Point } from '../report.ts';

/** A text and where it stands in the page's markdown. */
export interface PlacedText {
  readonly text: string;
  readonly point: Point;
}

/** One documented thing of an API: a prop, a method, a field. */
export interface ApiEntry {
  readonly point: Point;
  readonly name: string;
  /** A TypeScript type or signature. */
  readonly type: string;
  /** A TypeScript expression. */
  readonly default: string | undefined;
  readonly required: boolean;
  /** The version that brought it. */
  readonly since: string | undefined;
  /** What to use instead, as markdown. */
  readonly deprecated: PlacedText | undefined;
  /** For actions: whether it makes an entry in the history that can be undone. */
  readonly undoable: boolean | undefined;
  /** Markdown. */
  readonly description: PlacedText;
  /** When it throws, each as markdown. */
  readonly throws: readonly PlacedText[];
}

/** An entry with the id that links to it name. */
export interface AnchoredEntry {
  readonly entry: ApiEntry;
  readonly id: string;
}

/** The content of one fence of the language `api`. */
export interface ApiTable {
  readonly point: Point;
  /** The caption. */
  readonly title: string;
  /** What the ids of the entries begin with. */
  readonly anchor: string;
  readonly entries: readonly ApiEntry[];
}
