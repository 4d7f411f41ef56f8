import type { FieldDef, FieldDefs, ListFieldDefItem } from 'contentlayer/source-files';
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import { checkBoolean, checkDate, checkNumber, checkOption, checkText, emptyValue } from './check-scalar.ts';
import type { Finding } from './diagnostic.ts';
import { nearest } from './nearest.ts';
import { kindInWords } from './value-words.ts';
import { valueStartsWith } from './yaml-errors.ts';

/** Where a group of fields stands. */
interface Group {
  /** Told after a field's name; empty at the top of a file. */
  readonly inside: string;
  /** Where to report a field that is missing. */
  readonly at: number;
}

/**
 * Holds written fields against the fields that a Contentlayer type defines: missing, unknown, empty, and of
 * the wrong type, at every depth. A field missing at the top of a file is reported at the file's start.
 */
export function* checkFields(
  map: YAMLMap.Parsed,
  definitions: FieldDefs | undefined,
  group: Group = { inside: '', at: 0 },
): Generator<Finding> {
  const fields = fieldsByName(definitions);
  const written = new Set<string>();
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const field = fields.get(name);
    written.add(name);
    if (field === undefined) yield unknownField(key.range[0], name, [...fields.keys()], group);
    else yield* checkValue(value, field, `"${name}"${group.inside}`, key.range[0], `"${name}"`);
  }
  for (const [name, field] of fields) {
    const needed = field.required === true && !('default' in field);
    if (needed && !written.has(name)) yield missingField(name, field, group);
  }
}

/** What can be written as a value: the definition of a field or of a list's entries. */
type ValueDefinition = FieldDef | ListFieldDefItem.Item;

function* checkValue(
  node: ParsedNode | null,
  definition: ValueDefinition,
  label: string,
  keyAt: number,
  name: string,
): Generator<Finding> {
  if (node === null || (isScalar(node) && node.value === null)) {
    if (definition.type !== 'json') yield emptyValue(keyAt, label);
    return;
  }
  const at = node.range[0];
  if (isAlias(node)) return yield valueStartsWith('*', at);
  if (node.anchor !== undefined) return yield valueStartsWith('&', at);

  switch (definition.type) {
    case 'json':
      return;
    case 'number':
      return yield* checkNumber(node, label);
    case 'boolean':
      return yield* checkBoolean(node, label);
    case 'date':
      return yield* checkDate(node, label);
    case 'enum':
      return yield* checkOption(node, label, definition.options);
    case 'list':
      return yield* checkList(node, entryDefinition(definition.of), label, name);
    case 'nested': {
      const fields = nestedFields(definition);
      if (isMap(node)) return yield* checkFields(node, fields, { inside: ` in ${lowerFirst(label)}`, at });
      const names = [...fieldsByName(fields).keys()].join(', ');
      const hint = `Write its fields below it, each on its own line: ${names}.`;
      return yield { at, message: `${label} is ${kindInWords(node)} but must be a group of fields.`, hint };
    }
    default:
      return yield* checkText(node, label);
  }
}

function* checkList(
  node: ParsedNode,
  entry: ValueDefinition,
  label: string,
  name: string,
): Generator<Finding> {
  if (!isSeq(node)) {
    const hint = 'Write each entry on its own line and start it with "- ".';
    yield { at: node.range[0], message: `${label} is ${kindInWords(node)} but must be a list.`, hint };
    return;
  }
  for (const [index, item] of node.items.entries()) {
    // The parser types the items as pairs too, which stand only in lists of another YAML version.
    if (item !== null && !('range' in item)) continue;
    yield* checkValue(item, entry, `Entry ${index + 1} of ${name}`, node.range[0], name);
  }
}

/** The definitions by name, in the schema's order; Contentlayer allows two ways of writing them. */
function fieldsByName(definitions: FieldDefs | undefined): Map<string, FieldDef> {
  if (Array.isArray(definitions)) return new Map(definitions.map((field) => [field.name, field]));
  return new Map(Object.entries(definitions ?? {}));
}

function nestedFields(definition: Extract<ValueDefinition, { type: 'nested' }>): FieldDefs | undefined {
  const type = 'def' in definition ? definition : definition.of;
  if (!('def' in type)) throw new Error('A field of several nested types cannot be checked yet.');
  return type.def().fields;
}

function entryDefinition(
  of: ListFieldDefItem.Item | readonly ListFieldDefItem.Item[],
): ListFieldDefItem.Item {
  if (!('type' in of)) throw new Error('A list of several types cannot be checked yet.');
  return of;
}

function unknownField(at: number, name: string, known: readonly string[], { inside }: Group): Finding {
  const meant = nearest(name, known);
  const suggestion = meant === undefined ? '' : `Did you mean "${meant}"? `;
  return {
    at,
    message: `"${name}"${inside} is not a known field.`,
    hint: `${suggestion}Allowed: ${known.join(', ')}.`,
  };
}

function missingField(name: string, { description }: FieldDef, { inside, at }: Group): Finding {
  const purpose = description === undefined ? '' : ` ${description}`;
  return { at, message: `"${name}"${inside} is missing.`, hint: `Add "${name}: …".${purpose}` };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
