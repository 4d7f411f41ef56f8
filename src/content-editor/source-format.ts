import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../shared/check-value.ts';
import { BODY_FIELD, SOURCE_FIELD } from '../shared/content-editor.ts';

/** The fields of a document as the editor stores them. */
type Values = Readonly<Record<string, unknown>>;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(\n+|$)/;

/** The longest YAML that is read. That of a page has some lines. */
const MAX_YAML = 100_000;

/** Reads a page: its fields, its text, and its whole source. */
export function readPage(text: string): Values {
  const [head, yaml = ''] = FRONT_MATTER.exec(text) ?? [''];
  return { ...fieldsOf(yaml), [BODY_FIELD]: text.slice(head.length), [SOURCE_FIELD]: text };
}

/** Writes a page. What the writer has not changed stays as it is. */
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

/** Writes a file of fields. What the writer has not changed stays as it is, comments included. */
export function writeFields(values: Values, optionalFlags: readonly string[] = []): string {
  const { [SOURCE_FIELD]: source, ...fields } = values;
  return `${updateYaml(textOf(source), fields, optionalFlags).trimEnd()}\n`;
}

function fieldsOf(yaml: string): Values {
  if (yaml.length > MAX_YAML) throw new RangeError(`The fields are longer than ${MAX_YAML} characters.`);
  // Aliases, which the site refuses too, can make a short text a large value.
  const fields: unknown = parse(yaml, { maxAliasCount: 0 });
  return isRecord(fields) ? fields : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns YAML with these fields. The editor has a value for every field of its form, so empty values are left out. */
function updateYaml(yaml: string, fields: Values, optionalFlags: readonly string[]): string {
  const former = fieldsOf(yaml);
  const isUnset = ([name, value]: [string, unknown]) =>
    isEmpty(value) || (value === false && optionalFlags.includes(name) && !(name in former));
  const set = Object.entries(fields).filter((entry) => !isUnset(entry));
  const wanted = Object.fromEntries(set.map(([name, value]) => [name, withoutEmpty(value)]));
  if (isSame(withoutEmpty(former), wanted)) return yaml;
  const document: Document = parseDocument(yaml);
  document.contents = updated(document, document.contents, wanted);
  // As people write it: no folded lines, no spaces inside braces, lists indented or not.
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq: !/:\n-/.test(yaml) });
}

/** Returns a node with a value: the same one with its comments, changed as little as possible, or a new one. */
function updated(document: Document, node: unknown, wanted: unknown) {
  if (isMap(node) && isRecord(wanted)) return updatedMap(document, node, wanted);
  if (isSeq(node) && Array.isArray(wanted)) return updatedList(document, node, wanted);
  if (!isScalar(node) || typeof wanted === 'object') return document.createNode(wanted);
  node.value = wanted;
  return node;
}

function updatedMap(document: Document, map: YAMLMap, wanted: Values): YAMLMap {
  // Empty values in the source stay, as long as they are empty.
  const gone = map.items.filter(
    ({ key, value }) => isScalar(key) && !(String(key.value) in wanted) && !isEmpty(plain(document, value)),
  );
  for (const { key } of gone) map.delete(key);
  for (const [name, value] of Object.entries(wanted)) {
    const node = map.get(name, true);
    if (!isSame(plain(document, node), value)) map.set(name, updated(document, node, value));
  }
  return map;
}

/** Keeps equal entries at the beginning and at the end; changes, removes or adds those between. */
function updatedList(document: Document, list: YAMLSeq, wanted: readonly unknown[]): YAMLSeq {
  const former = list.items.map((item) => plain(document, item));
  const shorter = Math.min(former.length, wanted.length);
  let head = 0;
  while (head < shorter && isSame(former[head], wanted[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(former.at(-1 - tail), wanted.at(-1 - tail))) tail++;
  const isChanged = former.length === wanted.length;
  const between = wanted
    .slice(head, wanted.length - tail)
    .map((value, index) => updated(document, isChanged ? list.items[head + index] : undefined, value));
  list.items.splice(head, former.length - tail - head, ...between);
  return list;
}

function plain(document: Document, node: unknown): unknown {
  return isNode(node) ? node.toJS(document) : node;
}

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
