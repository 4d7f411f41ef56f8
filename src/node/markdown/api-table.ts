import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { didYouMean, nearest } from '../content/nearest.ts';
import { parseYaml } from '../content/yaml.ts';
import type { Point } from './facts.ts';
import type { Reporter } from './page.ts';

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

/** YAML in a fence: maps its parts to positions in the page, and reports problems there. */
class YamlSource {
  readonly #lines: LineCounter;
  readonly #fence: Point;
  readonly #report: Reporter;

  constructor(lines: LineCounter, fence: Point, report: Reporter) {
    this.#lines = lines;
    this.#fence = fence;
    this.#report = report;
  }

  /** Returns the position of a node in the page's markdown; without a node, that of the fence. */
  pointOf(node: Node | null | undefined): Point {
    const offset = node?.range?.[0];
    return offset === undefined ? this.#fence : this.pointAt(offset);
  }

  /** Returns the position in the page's markdown of the character at `offset` of the YAML. */
  pointAt(offset: number): Point {
    const { line, col } = this.#lines.linePos(offset);
    return { line: this.#fence.line + Math.max(1, line), column: this.#fence.column + Math.max(1, col) - 1 };
  }

  /** Reports an error at a point of the page. */
  error(point: Point, message: string, hint: string): void {
    this.#report.error(point, message, hint);
  }
}

/** Reads the fields of one YAML map. Reports whatever is missing, unknown or of the wrong type, at its position. */
class YamlFields {
  readonly #fields = new Map<string, Node | null>();
  /** The fields that unknown ones were meant for. They are not also reported as missing. */
  readonly #misspelt = new Set<string>();
  readonly #source: YamlSource;
  readonly #what: string;
  /** Position of the map. */
  readonly point: Point;

  /** `what` names the map in messages; `allowed` are all the fields it may have. */
  constructor(map: YAMLMap<Node, Node | null>, what: string, allowed: readonly string[], source: YamlSource) {
    this.#source = source;
    this.#what = what;
    this.point = source.pointOf(map);
    for (const pair of map.items) this.#addField(pair, allowed);
  }

  /** Returns a text; undefined if it is missing (reported if required) or not text (always reported). */
  text(name: string, need: 'required' | 'optional'): PlacedText | undefined {
    const node = this.#fields.get(name);
    if (node === undefined) {
      if (need === 'required' && !this.#misspelt.has(name))
        this.#source.error(this.point, `${this.#what} has no "${name}".`, `Write "${name}: …".`);
      return undefined;
    }
    return this.#textOf(node, `"${name}" of ${lowerFirst(this.#what)}`);
  }

  /** Returns a markdown text. An empty line ends a paragraph even if YAML folds it to a single line break. */
  markdown(name: string, need: 'required' | 'optional'): PlacedText | undefined {
    const placed = this.text(name, need);
    const node = this.#fields.get(name);
    if (placed === undefined || !isScalar(node) || node.type === 'BLOCK_LITERAL') return placed;
    return { ...placed, text: placed.text.replace(/(?<!\n)\n(?![\n ])/g, '\n\n') };
  }

  /** Returns `true` or `false`; undefined if the field is missing or neither. */
  flag(name: string): boolean | undefined {
    const node = this.#fields.get(name);
    if (node === undefined) return undefined;
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    this.#wrongType(name, node, 'true or false, without quotes');
    return undefined;
  }

  /** Returns a list of texts; empty if it is missing. */
  texts(name: string): PlacedText[] {
    return this.list(name, 'optional').flatMap((item) => this.#textOf(item, `An item of "${name}"`) ?? []);
  }

  /** Returns the items of a list, of any type. */
  list(name: string, need: 'required' | 'optional'): (Node | null)[] {
    const node = this.#fields.get(name);
    if (node === undefined && (need === 'optional' || this.#misspelt.has(name))) return [];
    if (isSeq<Node | null>(node) && node.items.length > 0) return node.items;
    if (node === undefined)
      this.#source.error(this.point, `${this.#what} has no "${name}".`, `Write "${name}:" and a list.`);
    else this.#wrongType(name, node, 'a list with at least one item, each on a line that begins with "- "');
    return [];
  }

  #addField({ key, value }: Pair<Node, Node | null>, allowed: readonly string[]): void {
    const name = isScalar(key) ? String(key.value) : 'a field whose name is not text';
    if (allowed.includes(name)) {
      this.#fields.set(name, value);
      return;
    }
    const meant = nearest(name, allowed);
    if (meant !== undefined) this.#misspelt.add(meant);
    this.#source.error(
      this.#source.pointOf(key),
      `${this.#what} has an unknown field: ${name}.`,
      `${didYouMean(meant)}Allowed are ${allowed.join(', ')}.`,
    );
  }

  #textOf(node: Node | null, what: string): PlacedText | undefined {
    const point = this.#source.pointOf(node);
    if (isScalar(node) && typeof node.value === 'string' && node.value.trim() !== '') {
      return { text: node.value.trim(), point };
    }
    const place = node === null ? this.point : point;
    this.#source.error(
      place,
      `${what} must be text.`,
      'Write it in quotes: "0.2.0", "true", "`code` and words".',
    );
    return undefined;
  }

  #wrongType(name: string, node: Node | null, wanted: string): void {
    const point = node === null ? this.point : this.#source.pointOf(node);
    this.#source.error(
      point,
      `"${name}" of ${lowerFirst(this.#what)} has the wrong type.`,
      `It must be ${wanted}.`,
    );
  }
}

/** Returns a list item as a map; reports anything else and returns undefined. */
function asMap(node: Node | null, source: YamlSource): YAMLMap<Node, Node | null> | undefined {
  if (isMap<Node, Node | null>(node)) return node;
  source.error(
    source.pointOf(node),
    'An entry is not a set of fields.',
    'Write "- name: …" and its fields below.',
  );
  return undefined;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const TABLE_FIELDS = ['title', 'anchor', 'entries'];
const ENTRY_FIELDS = 'name type default required since deprecated undoable description throws'.split(' ');
const ANCHOR = /^[a-z][a-z0-9-]*$/;

/**
 * Reads the YAML of an `api` fence that begins at `fence`. Reports all mistakes and skips entries that have any.
 * Undefined if there is no table to show.
 */
export function parseApiTable(yaml: string, fence: Point, report: Reporter): ApiTable | undefined {
  const lines = new LineCounter();
  const document = parseDocument<Node>(yaml, { lineCounter: lines, prettyErrors: false });
  const source = new YamlSource(lines, fence, report);
  const { findings } = parseYaml(yaml);
  for (const { at, message, hint } of document.errors.length > 0 ? findings : []) {
    source.error(source.pointAt(at), message, hint ?? YAML_HINT);
  }
  if (document.errors.length > 0) return undefined;
  if (!isMap<Node, Node | null>(document.contents)) {
    source.error(fence, 'This API table is empty.', 'Write "title: …", "anchor: …" and "entries:".');
    return undefined;
  }
  return readTable(document.contents, fence, source);
}

const YAML_HINT = 'Put texts that hold ":", "#", quotes or backticks in quotes, and indent with spaces.';

function readTable(map: YAMLMap<Node, Node | null>, fence: Point, source: YamlSource): ApiTable | undefined {
  const fields = new YamlFields(map, 'The API table', TABLE_FIELDS, source);
  const title = fields.text('title', 'required');
  const anchor = fields.text('anchor', 'required');
  const entries = fields.list('entries', 'required').flatMap((node) => readEntry(node, source) ?? []);
  if (anchor !== undefined && !ANCHOR.test(anchor.text)) {
    source.error(
      anchor.point,
      `"${anchor.text}" cannot be the anchor of an API table.`,
      'It begins with a lower-case letter and holds only lower-case letters, digits and "-".',
    );
    return undefined;
  }
  if (title === undefined || anchor === undefined || entries.length === 0) return undefined;
  return { point: fence, title: title.text, anchor: anchor.text, entries };
}

function readEntry(node: Node | null, source: YamlSource): ApiEntry | undefined {
  const map = asMap(node, source);
  if (map === undefined) return undefined;
  const fields = new YamlFields(map, nameForMessages(map), ENTRY_FIELDS, source);
  const name = fields.text('name', 'required');
  const type = fields.text('type', 'required');
  const description = fields.markdown('description', 'required');
  const optional = {
    default: fields.text('default', 'optional')?.text,
    required: fields.flag('required') ?? false,
    since: fields.text('since', 'optional')?.text,
    deprecated: fields.markdown('deprecated', 'optional'),
    undoable: fields.flag('undoable'),
    throws: fields.texts('throws'),
  };
  if (name === undefined || type === undefined || description === undefined) return undefined;
  return { point: fields.point, name: name.text, type: type.text, description, ...optional };
}

function nameForMessages(map: YAMLMap<Node, Node | null>): string {
  const name = map.get('name', true);
  return isScalar(name) ? `The entry "${String(name.value)}"` : 'An entry';
}
