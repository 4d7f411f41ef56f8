import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Point } from '../report.ts';
import type { PlacedText } from './api-table.ts';
import type { YamlSource } from './yaml-source.ts';

/**
 * Reads the fields of one YAML map. Whatever is missing, unknown or of the wrong type is reported where it
 * stands.
 */
export class YamlFields {
  readonly #fields = new Map<string, Node | null>();
  readonly #source: YamlSource;
  readonly #what: string;
  /** Where the map begins. */
  readonly point: Point;

  /** `what` names the map in messages; `allowed` are all the fields it may have. */
  constructor(map: YAMLMap<Node, Node | null>, what: string, allowed: readonly string[], source: YamlSource) {
    this.#source = source;
    this.#what = what;
    this.point = source.pointOf(map);
    for (const pair of map.items) this.#addField(pair, allowed);
  }

  /** A text; undefined when it is missing (reported when it is required) or no text (always reported). */
  text(name: string, need: 'required' | 'optional'): PlacedText | undefined {
    const node = this.#fields.get(name);
    if (node === undefined) {
      if (need === 'required')
        this.#source.error(this.point, `${this.#what} has no "${name}".`, `Write "${name}: …".`);
      return undefined;
    }
    return this.#textOf(node, `"${name}" of ${lowerFirst(this.#what)}`);
  }

  /**
   * A text that is markdown: an empty line ends a paragraph also where YAML folds it to a single line break.
   */
  markdown(name: string, need: 'required' | 'optional'): PlacedText | undefined {
    const placed = this.text(name, need);
    const node = this.#fields.get(name);
    if (placed === undefined || !isScalar(node) || node.type === 'BLOCK_LITERAL') return placed;
    return { ...placed, text: placed.text.replace(/(?<!\n)\n(?![\n ])/g, '\n\n') };
  }

  /** True or false; undefined when it is missing or neither. */
  flag(name: string): boolean | undefined {
    const node = this.#fields.get(name);
    if (node === undefined) return undefined;
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    this.#wrongType(name, node, 'true or false, without quotes');
    return undefined;
  }

  /** A list of texts; empty when it is missing. */
  texts(name: string): PlacedText[] {
    return this.list(name, 'optional').flatMap((item) => this.#textOf(item, `An item of "${name}"`) ?? []);
  }

  /** The items of a list, whatever they are. */
  list(name: string, need: 'required' | 'optional'): (Node | null)[] {
    const node = this.#fields.get(name);
    if (node === undefined && need === 'optional') return [];
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
    this.#source.error(
      this.#source.pointOf(key),
      `${this.#what} has an unknown field: ${name}.`,
      `Allowed are ${allowed.join(', ')}.`,
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

/** The map that a list item should be; undefined, and reported, when it is something else. */
export function asMap(node: Node | null, source: YamlSource): YAMLMap<Node, Node | null> | undefined {
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
