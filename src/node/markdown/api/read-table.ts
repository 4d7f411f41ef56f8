import { isScalar, type YAMLMap } from 'yaml';
import type { Point } from '../../../shared/point.ts';
import { checkFields } from '../../content/check-fields.ts';
import { API_TABLE } from '../../content/schema.ts';
import { fieldValue, groupsOf, parseYaml, textOf, textsOf, type YamlText } from '../../content/yaml.ts';
import type { Reporter } from '../page/reporter.ts';

/** A text and its position in the page's markdown. */
export interface PlacedText {
  readonly text: string;
  readonly point: Point;
}

/** One documented member of an API: a prop, a method, a field. */
export interface ApiEntry {
  readonly point: Point;
  readonly name: string;
  /** A TypeScript type or signature. */
  readonly type: string;
  /** A TypeScript expression. */
  readonly default: string | undefined;
  readonly required: boolean;
  /** The version that introduced it. */
  readonly since: string | undefined;
  /** The replacement, as markdown. */
  readonly deprecated: PlacedText | undefined;
  /** For actions: whether the history records it, so that it can be undone. */
  readonly undoable: boolean | undefined;
  /** Markdown. */
  readonly description: PlacedText;
  /** The conditions under which it throws, each as markdown. */
  readonly throws: readonly PlacedText[];
}

/** An entry with its id, the target of links to it. */
export interface AnchoredEntry {
  readonly entry: ApiEntry;
  readonly id: string;
}

/** The content of one fence of the language `api`. */
export interface ApiTable {
  readonly point: Point;
  /** The caption. */
  readonly title: string;
  /** The prefix of the entries' ids. */
  readonly anchor: string;
  readonly entries: readonly ApiEntry[];
}

/**
 * Reads the YAML of an `api` fence that begins at `fence`. Reports all mistakes and skips entries that have any.
 * Undefined if there is no table to show.
 */
export function parseApiTable(yaml: string, fence: Point, report: Reporter): ApiTable | undefined {
  const { fields, value, findings, placeOf } = parseYaml(yaml);
  const pointAt = (offset: number): Point => {
    const { line, column } = placeOf(offset);
    return { line: fence.line + line, column: fence.column + column - 1 };
  };
  const mistakes = fields === undefined ? findings : checkFields(fields, value, API_TABLE);
  for (const { at, message, hint } of mistakes) report.error(at === 0 ? fence : pointAt(at), message, hint);
  if (fields === undefined) {
    const hint = 'Write "title: …", "anchor: …" and "entries:".';
    if (mistakes.length === 0) report.error(fence, 'This API table is empty.', hint);
    return undefined;
  }
  const isSound = ({ range: [start, , end] }: { readonly range: readonly [number, number, number] }) =>
    !mistakes.some(({ at }) => at >= start && at < end);
  const title = textOf(fields, 'title');
  const anchor = fieldValue(fields, 'anchor');
  const entries = groupsOf(fields, 'entries').flatMap((entry) =>
    isSound(entry) ? (readEntry(entry, pointAt) ?? []) : [],
  );
  if (title === undefined || !isScalar(anchor) || !isSound(anchor) || entries.length === 0) return undefined;
  return { point: fence, title: title.text.trim(), anchor: String(anchor.value), entries };
}

function readEntry(entry: YAMLMap.Parsed, pointAt: (offset: number) => Point): ApiEntry | undefined {
  const text = (name: string) => textOf(entry, name)?.text.trim();
  const flag = (name: string) => {
    const node = fieldValue(entry, name);
    return isScalar(node) ? node.value === true : undefined;
  };
  const placed = ({ text, at }: YamlText): PlacedText => ({ text: text.trim(), point: pointAt(at) });
  /** Returns a markdown text. A blank line ends a paragraph even if YAML folds it to a single line break. */
  const markdown = (name: string): PlacedText | undefined => {
    const [node, written] = [fieldValue(entry, name), textOf(entry, name)];
    if (written === undefined || !isScalar(node)) return undefined;
    const isFolded = node.type !== 'BLOCK_LITERAL';
    const text = isFolded ? written.text.replace(/(?<!\n)\n(?![\n ])/g, '\n\n') : written.text;
    return placed({ ...written, text });
  };
  const [name, type, description] = [text('name'), text('type'), markdown('description')];
  if (name === undefined || type === undefined || description === undefined) return undefined;
  return {
    point: pointAt(entry.range[0]),
    name,
    type,
    default: text('default'),
    required: flag('required') ?? false,
    since: text('since'),
    deprecated: markdown('deprecated'),
    undoable: flag('undoable'),
    description,
    throws: textsOf(entry, 'throws').map(placed),
  };
}
