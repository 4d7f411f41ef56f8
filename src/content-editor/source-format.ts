import { isMap, isScalar, isSeq, type ParsedNode, parse, parseDocument, stringify, type YAMLMap } from 'yaml';
import { BODY_FIELD, SOURCE_FIELD } from '../shared/content-editor.ts';

/** The fields of a document as the editor stores them. */
type Values = Readonly<Record<string, unknown>>;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(\n+|$)/;

/** Reads a page: its fields, its text, and its whole source. */
export function readPage(text: string): Values {
  const [head, yaml = ''] = FRONT_MATTER.exec(text) ?? [''];
  return { ...fieldsOf(yaml), [BODY_FIELD]: text.slice(head.length), [SOURCE_FIELD]: text };
}

/** Writes a page. Everything that the writer has not changed stays the same, byte for byte. */
export function writePage(values: Values, optionalFlags: readonly string[] = []): string {
  const { [BODY_FIELD]: body, [SOURCE_FIELD]: source, ...fields } = values;
  const [, yaml = '', gap = '\n\n'] = FRONT_MATTER.exec(textOf(source)) ?? [];
  const head = updateYaml(yaml, fields, optionalFlags);
  const text = textOf(body).trimEnd();
  return `---\n${head.trimEnd()}\n---${text === '' ? '\n' : `${gap || '\n\n'}${text}\n`}`;
}

/** Reads a file of fields: its fields and its whole source. */
export function readFields(text: string): Values {
  return { ...fieldsOf(text), [SOURCE_FIELD]: text };
}

/** Writes a file of fields. Everything that the writer has not changed, comments included, stays the same. */
export function writeFields(values: Values, optionalFlags: readonly string[] = []): string {
  const { [SOURCE_FIELD]: source, ...fields } = values;
  return `${updateYaml(textOf(source), fields, optionalFlags).trimEnd()}\n`;
}

function fieldsOf(yaml: string): Values {
  const fields: unknown = parse(yaml);
  return isRecord(fields) ? fields : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Returns YAML with these fields. The editor has a value for every field of its form, so empty values are left out.
 *
 * The changes are made in the text. The result is then parsed; if it differs from the fields, the YAML is generated
 * instead, which loses comments and formatting but no value.
 */
function updateYaml(yaml: string, fields: Values, optionalFlags: readonly string[]): string {
  const former = fieldsOf(yaml);
  const isUnset = ([name, value]: [string, unknown]) =>
    isEmpty(value) || (value === false && optionalFlags.includes(name) && !(name in former));
  const set = Object.entries(fields).filter((entry) => !isUnset(entry));
  const wanted = Object.fromEntries(set.map(([name, value]) => [name, withoutEmpty(value)]));
  const map = parseDocument(yaml).contents;
  if (isMap(map) && map.flow !== true) {
    const changed = apply(yaml, changesOfMap(yaml, map, wanted));
    if (hasFields(changed, wanted)) return changed;
  }
  return toYaml(wanted);
}

function hasFields(yaml: string, wanted: unknown): boolean {
  try {
    return isSame(fieldsOf(yaml), wanted);
  } catch {
    return false;
  }
}

/** A part of the text that is replaced. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function apply(text: string, changes: readonly Change[]): string {
  let result = text;
  for (const { start, end, text: replacement } of changes.toSorted(
    (a, b) => b.start - a.start || b.end - a.end,
  )) {
    result = result.slice(0, start) + replacement + result.slice(end);
  }
  return result;
}

function changesOfMap(yaml: string, map: YAMLMap.Parsed, wanted: Values): readonly Change[] {
  const changes: Change[] = [];
  const names = new Set<string>();
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    names.add(name);
    const isGone = !(name in wanted);
    const former = value?.toJSON() ?? null;
    // Empty values in the source stay, as long as they are empty.
    if (isSame(former, wanted[name] ?? null) || (isGone && isEmpty(former))) continue;
    const inside = isGone || value === null ? undefined : changesInside(yaml, value, wanted[name]);
    if (inside !== undefined) {
      changes.push(...inside);
      continue;
    }
    const start = lineStart(yaml, key.range[0]);
    const indent = yaml.slice(start, key.range[0]);
    // The first field of a list entry is on the line of its dash.
    const from = /^ *$/.test(indent) ? start : key.range[0];
    const column = ' '.repeat(indent.length);
    const text = isGone ? '' : indented(toYaml({ [name]: wanted[name] }), column);
    changes.push({
      start: from,
      end: lastLine(yaml, value ?? key),
      text: from === start ? text : text.trimStart(),
    });
  }
  const added = Object.entries(wanted).filter(([name]) => !names.has(name));
  const last = map.items.at(-1);
  const first = map.items[0];
  if (added.length > 0 && last !== undefined && first !== undefined) {
    const column = ' '.repeat(first.key.range[0] - lineStart(yaml, first.key.range[0]));
    const end = lastLine(yaml, last.value ?? last.key);
    const text = indented(toYaml(Object.fromEntries(added)), column);
    changes.push({ start: end, end, text: yaml.slice(0, end).endsWith('\n') ? text : `\n${text.trimEnd()}` });
  }
  return changes;
}

/** Returns the changes inside a value that can be kept in part. */
function changesInside(yaml: string, node: ParsedNode, wanted: unknown): readonly Change[] | undefined {
  if (isMap(node) && node.flow !== true && isRecord(wanted)) return changesOfMap(yaml, node, wanted);
  if (isSeq(node) && node.flow !== true && Array.isArray(wanted)) {
    const items = node.items.filter((item): item is ParsedNode => item !== null && 'range' in item);
    const former = items.map((item) => item.toJSON());
    if (items.length !== node.items.length) return undefined;
    return changesOfList(yaml, items, former, wanted);
  }
  if (isScalar(node) && node.source !== undefined && typeof wanted !== 'object') {
    const text = toYaml(wanted).trimEnd();
    const quoted = node.type === 'QUOTE_DOUBLE' ? JSON.stringify(String(wanted)) : text;
    const isLine = !yaml.slice(node.range[0], node.range[1]).includes('\n') && !text.includes('\n');
    return isLine ? [{ start: node.range[0], end: node.range[1], text: quoted }] : undefined;
  }
  return undefined;
}

/** Keeps equal entries at the beginning and at the end; changes, removes or adds those between. */
function changesOfList(
  yaml: string,
  items: readonly ParsedNode[],
  former: readonly unknown[],
  wanted: readonly unknown[],
): readonly Change[] | undefined {
  const [first] = items;
  if (first === undefined || wanted.length === 0) return undefined;
  const shorter = Math.min(former.length, wanted.length);
  let head = 0;
  while (head < shorter && isSame(former[head], wanted[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(former.at(-1 - tail), wanted.at(-1 - tail))) tail++;
  const removed = items.slice(head, items.length - tail);
  const added = wanted.slice(head, wanted.length - tail);
  if (removed.length === added.length) {
    const inside = removed.map((item, index) => changesInside(yaml, item, added[index]));
    if (inside.every((changes) => changes !== undefined)) return inside.flat();
  }
  const dash = lineStart(yaml, first.range[0]);
  const column = /^ */.exec(yaml.slice(dash))?.[0] ?? '';
  const [start, end] = placeOf(yaml, items, head, removed);
  const text = added.length === 0 ? '' : indented(toYaml(added), column);
  return [{ start, end, text: start > 0 && yaml[start - 1] !== '\n' ? `\n${text.trimEnd()}` : text }];
}

/** Returns the lines of removed entries, or the position of added ones. */
function placeOf(
  yaml: string,
  items: readonly ParsedNode[],
  head: number,
  removed: readonly ParsedNode[],
): readonly [start: number, end: number] {
  const [first, last, before] = [removed[0], removed.at(-1), items[head - 1]];
  if (first !== undefined && last !== undefined)
    return [lineStart(yaml, first.range[0]), lastLine(yaml, last)];
  const at = before === undefined ? lineStart(yaml, items[0]?.range[0] ?? 0) : lastLine(yaml, before);
  return [at, at];
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Returns the end of a value's last line, including its line break. */
function lastLine(text: string, { range }: ParsedNode): number {
  const end = text.slice(0, range[1]).trimEnd().length;
  const lineEnd = text.indexOf('\n', Math.max(end, range[0]));
  return lineEnd === -1 ? text.length : lineEnd + 1;
}

function indented(text: string, column: string): string {
  return text.replaceAll(/^(?=.)/gm, column);
}

/** Returns YAML as people write it: no folded lines, and quotes only if needed. */
function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}

/** Returns a value without its empty parts. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => !isEmpty(part));
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutEmpty(part)]));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values are equal; the order of fields does not matter. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (isRecord(a) && isRecord(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]))
    );
  }
  return a === b;
}
