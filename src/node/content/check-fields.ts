import type { DocumentTypeDef, FieldDef, FieldDefs, ListFieldDefItem } from 'contentlayer/source-files';
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import { contentError, type Diagnostic, type Finding, problemsIn } from './diagnostic.ts';
import { extrasOf, type TextForm } from './fields.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import { didYouMean, nearest } from './nearest.ts';
import { DOCUMENT_TYPES } from './schema.ts';
import { valueStartsWith } from './yaml.ts';

const MAX_QUOTE_LENGTH = 60;

/** Returns a written value as messages name it: `"Hok"`, `the number 404`, `a list`. */
function describeValue(node: ParsedNode): string {
  if (isMap(node)) return 'a group of fields';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node)) return 'a reference';
  const { value } = node;
  if (typeof value === 'string') return `"${shortened(value)}"`;
  if (typeof value === 'number') return `the number ${shortened(node.source)}`;
  if (typeof value === 'boolean') return `the boolean ${node.source}`;
  return shortened(node.source);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line;
}

function wrongType(node: ParsedNode, label: string, wanted: string, hint: string): Finding {
  const isText = isScalar(node) && typeof node.value === 'string';
  const found = isText ? `the text ${describeValue(node)}` : describeValue(node);
  return { at: node.range[0], message: `${label} is ${found} but must be ${wanted}.`, hint };
}

/** Text that is not empty and matches its form, if it has one. */
function* checkText(node: ParsedNode, label: string, form: TextForm | undefined): Generator<Finding> {
  const at = node.range[0];
  if (!isScalar(node)) {
    const hint = 'Write one text on this line, without fields or entries below it. Groups cannot be nested.';
    yield wrongType(node, label, 'text', hint);
  } else if (typeof node.value !== 'string') {
    yield wrongType(node, label, 'text', `Put it in quotes: "${node.source}".`);
  } else if (node.value.trim() === '') {
    yield emptyValue(at, label);
  } else if (node.type === 'PLAIN' && hasCurlyQuotes(node.value)) {
    const message = `${label} begins with the curly quote "${node.value.charAt(0)}", which YAML treats as part of the text.`;
    const hint =
      'Use straight quotes (\' or "), or none. If readers should see curly quotes, put straight ones around them.';
    yield { at, message, hint };
  } else if (form !== undefined && !form.pattern.test(node.value)) {
    yield { at, message: `"${node.value}" ${form.fault}.`, hint: form.hint };
  }
}

/** Whether text begins with a curly quote that is closed at its end or never, as a word processor writes `"…"`. */
function hasCurlyQuotes(text: string): boolean {
  return /^[“”„][^“”]*[“”]?$|^[‘’‚][^‘’]*[‘’]?$/.test(text);
}

/** A day that exists, as an ISO 8601 calendar date. */
function* checkDate(node: ParsedNode, label: string): Generator<Finding> {
  const text = isScalar(node) && typeof node.value === 'string' ? node.value : '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = Date.parse(`${text}T00:00Z`);
  // The 31st of a shorter month rolls over into the next one.
  if (isDate && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return;
  const why = isDate ? ', a day that does not exist' : ' but must be a date';
  const hint = 'Allowed: year-month-day, for example 2025-01-31.';
  yield { at: node.range[0], message: `${label} is ${describeValue(node)}${why}.`, hint };
}

function emptyValue(at: number, label: string): Finding {
  const hint = 'Write a value, or remove the line if it may be left out.';
  return { at, message: `${label} is empty.`, hint };
}

interface Group {
  /** Follows a field's name in messages; empty at the top of a file. */
  readonly inside: string;
  /** The position at which a missing field is reported. */
  readonly at: number;
}

/**
 * Validates fields against a Contentlayer type: reports missing, unknown and empty fields and those of the wrong type,
 * at every depth. A field missing at the top of a file is reported at the file's start. A required field whose name is
 * misspelt is reported once, as an unknown field.
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
    if (field === undefined) {
      const meant = nearest(name, fields.keys());
      if (meant !== undefined) written.add(meant);
      yield unknownField(key.range[0], name, [...fields.keys()], meant, group);
    } else {
      yield* checkValue(value, field, `"${name}"${group.inside}`, key.range[0], `"${name}"`);
      if (field.type === 'string' && field.required === true) yield* cutOff(value);
    }
  }
  for (const [name, field] of fields) {
    const needed = field.required === true && !('default' in field);
    if (needed && !written.has(name)) yield missingField(name, field, group);
  }
}

/** Text such as `C # the language` without quotes, of which YAML takes the end for a comment. */
function* cutOff(node: ParsedNode | null): Generator<Finding> {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || node.range[1] === node.range[0]) return;
  const message = `"#${node.comment}" is a comment in YAML, so readers do not see it.`;
  const hint = `Put all of it in quotes, "${node.source} #${node.comment}", or write the comment on a line of its own.`;
  yield { at: node.range[0], message, hint };
}

/** The values that are allowed: the definition of a field or of a list's entries. */
type ValueDefinition = FieldDef | ListFieldDefItem.Item;

function* checkValue(
  node: ParsedNode | null,
  definition: ValueDefinition,
  label: string,
  keyAt: number,
  name: string,
): Generator<Finding> {
  if (node === null || (isScalar(node) && node.value === null)) {
    if (definition.type !== 'json' || extrasOf(definition).refusable) yield emptyValue(keyAt, label);
    return;
  }
  const at = node.range[0];
  const written = isScalar(node) ? node.value : undefined;
  if (isAlias(node)) return yield valueStartsWith('*', at);
  if (node.anchor !== undefined) return yield valueStartsWith('&', at);

  switch (definition.type) {
    case 'json': {
      const group = extrasOf(definition).refusable;
      if (group === undefined || written === 'off') return;
      return yield* checkGroup(node, group, label, ' or "off"');
    }
    case 'number':
      if (!Number.isFinite(written))
        yield wrongType(node, label, 'a number', 'Write digits without quotes, for example 3 or 0.5.');
      return;
    case 'boolean':
      // In YAML 1.2, `yes` and `no` are text.
      if (typeof written !== 'boolean')
        yield wrongType(node, label, 'a boolean', 'Allowed: true, false (without quotes).');
      return;
    case 'date':
      return yield* checkDate(node, label);
    case 'enum':
      if (!definition.options.some((option) => option === written)) {
        const hint = `Allowed: ${definition.options.join(', ')}.`;
        yield { at, message: `${label} is ${describeValue(node)}.`, hint };
      }
      return;
    case 'list':
      return yield* checkList(node, definition, label, name);
    case 'nested':
      return yield* checkGroup(node, definition, label);
    default:
      return yield* checkText(node, label, extrasOf(definition).form);
  }
}

function* checkGroup(
  node: ParsedNode,
  definition: Extract<ValueDefinition, { type: 'nested' }>,
  label: string,
  otherwise = '',
): Generator<Finding> {
  const fields = nestedFields(definition);
  if (isMap(node))
    return yield* checkFields(node, fields, { inside: ` in ${lowerFirst(label)}`, at: node.range[0] });
  const hint = `Write its fields below it, each on its own line: ${[...fieldsByName(fields).keys()].join(', ')}.`;
  yield wrongType(node, label, `a group of fields${otherwise}`, hint);
}

function* checkList(
  node: ParsedNode,
  definition: Extract<ValueDefinition, { type: 'list' }>,
  label: string,
  name: string,
): Generator<Finding> {
  if (!isSeq(node)) {
    yield wrongType(node, label, 'a list', 'Write each entry on its own line and start it with "- ".');
    return;
  }
  if (node.items.length === 0 && 'required' in definition && definition.required === true) {
    const hint =
      'Write at least one entry, each on its own line that begins with "- ", or remove what it belongs to.';
    yield { at: node.range[0], message: `${label} is an empty list.`, hint };
  }
  const entry = entryDefinition(definition.of);
  for (const [index, item] of node.items.entries()) {
    // The parser's types include pairs, which exist only in lists of another YAML version.
    if (item !== null && !('range' in item)) continue;
    yield* checkValue(item, entry, `Entry ${index + 1} of ${name}`, node.range[0], name);
  }
}

/** Returns the definitions by name, in the schema's order; Contentlayer allows two ways of writing them. */
export function fieldsByName(definitions: FieldDefs | undefined): Map<string, FieldDef> {
  if (Array.isArray(definitions)) return new Map(definitions.map((field) => [field.name, field]));
  return new Map(Object.entries(definitions ?? {}));
}

/** Returns the fields of a nested value. Throws if several types are allowed. */
export function nestedFields(
  definition: Extract<ValueDefinition, { type: 'nested' }>,
): FieldDefs | undefined {
  const type = 'def' in definition ? definition : definition.of;
  if (!('def' in type)) throw new Error('A field of several nested types cannot be checked yet.');
  return type.def().fields;
}

/** Returns the definition of a list's entries. Throws if several types are allowed. */
export function entryDefinition(
  of: ListFieldDefItem.Item | readonly ListFieldDefItem.Item[],
): ListFieldDefItem.Item {
  if (!('type' in of)) throw new Error('A list of several types cannot be checked yet.');
  return of;
}

function unknownField(
  at: number,
  name: string,
  known: readonly string[],
  meant: string | undefined,
  { inside }: Group,
): Finding {
  // Other tools take a page's address from these fields.
  const isAddress = ['id', 'slug'].includes(name) && inside === '' && known.includes('draft');
  const hint = isAddress
    ? 'The address of a page follows from the path of its file: remove the field. "redirects" of site.yaml leads readers of an old address to it.'
    : `${didYouMean(meant)}Allowed: ${known.join(', ')}.`;
  return { at, message: `"${name}"${inside} is not a known field.`, hint };
}

function missingField(name: string, { description }: FieldDef, { inside, at }: Group): Finding {
  const purpose = description === undefined ? '' : ` ${description}`;
  return { at, message: `"${name}"${inside} is missing.`, hint: `Add "${name}: …".${purpose}` };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Validates every document against its type, and reports required documents that are missing. */
export function checkSchema({ folder, readable, documents, problems }: LoadedContent): Diagnostic[] {
  if (!readable) return [...problems];
  const found = new Set(documents.map(({ type }) => type.name));
  const missing = DOCUMENT_TYPES.filter(({ isSingleton, name }) => isSingleton === true && !found.has(name));
  return [
    ...problems,
    ...missing.map((type) => missingDocument(folder, type)),
    ...documents.flatMap(checkDocument),
  ];
}

/** Returns the mistakes in the YAML and the fields of one document. */
export function checkDocument({ file, type, yaml }: SourceDocument): Diagnostic[] {
  if (yaml === undefined) return [];
  const problems = problemsIn({ file, yaml }, findingsIn(yaml, type));
  return type.name === 'Doc'
    ? problems.map((problem) => ({ ...problem, notation: 'front matter' as const }))
    : problems;
}

function findingsIn(yaml: NonNullable<SourceDocument['yaml']>, type: DocumentTypeDef): readonly Finding[] {
  if (yaml.fields) return [...yaml.findings, ...checkFields(yaml.fields, type.fields)];
  if (yaml.findings.length > 0) return yaml.findings;
  return [{ at: 0, message: 'There are no fields here.', hint: `Required: ${requiredFields(type)}.` }];
}

function missingDocument(folder: string, type: DocumentTypeDef): Diagnostic {
  const file = `${folder}/${type.filePathPattern ?? ''}`;
  return contentError(file, 'The file is missing.', `Create it with the fields ${requiredFields(type)}.`);
}

function requiredFields({ fields }: DocumentTypeDef): string {
  return [...fieldsByName(fields)]
    .flatMap(([name, field]) => (field.required === true ? name : []))
    .join(', ');
}
