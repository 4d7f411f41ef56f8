import { isMap, isScalar, isSeq, type Node, type ParsedNode, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { contentError, type Diagnostic, type Finding, problemsIn } from './diagnostic.ts';
import {
  type DocumentSchema,
  type Field,
  type Fields,
  groupIn,
  metaOf,
  required,
  requiredNames,
} from './fields.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import { didYouMean, nearest } from './nearest.ts';
import { DOCUMENTS } from './schema.ts';
import { fieldValue, pairOf } from './yaml.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Checks written fields against a schema. Each issue of the schema becomes a finding at its place in the YAML. */
export function checkFields(fields: YAMLMap.Parsed, value: unknown, schema: Fields): readonly Finding[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues.flatMap(withinUnion) ?? [];
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const known = namesAt(schema, issue.path);
      return issue.keys.map((key) => [...issue.path, nearest(key, known)].join('/'));
    }),
  );
  // A misspelt field is one mistake: it is not missing too.
  const others = issues.filter((issue) => issue.input !== undefined || !misspelt.has(issue.path.join('/')));
  return others.flatMap((issue) => findingsOf(issue, fields, schema));
}

/** Returns the issues of the group in a field that can also be a word, if there is a group. */
function withinUnion(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || typeof issue.input !== 'object' || issue.input === null)
    return [issue];
  return (issue.errors.at(-1) ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function findingsOf(issue: Issue, fields: YAMLMap.Parsed, schema: Fields): readonly Finding[] {
  const { path, code, input } = issue;
  const node = nodeAt(fields, path);
  if (code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(key, path, isMap(node) ? node : fields, schema));
  }
  const label = labelOf(path);
  if (input === undefined) {
    const { description } = metaOf(fieldAt(schema, path) ?? schema);
    const hint = `Add "${String(path.at(-1))}: …".${description === undefined ? '' : ` ${description}`}`;
    const at = path.length < 2 ? 0 : startOf(nodeAt(fields, path.slice(0, -1)));
    return [{ at, message: `${label} is missing.`, hint }];
  }
  const at = node === undefined || input === null ? keyOf(fields, path) : startOf(node);
  if (input === null || (typeof input === 'string' && input.trim() === '')) {
    const hint = 'Write a value, or remove the line if it may be left out.';
    return [{ at, message: `${label} is empty.`, hint }];
  }
  switch (code) {
    case 'invalid_type':
      return [{ at, ...wrongType(label, node, TYPES[issue.expected]) }];
    case 'invalid_union':
      return [{ at, ...wrongType(label, node, GROUP_OR_SWITCH) }];
    case 'invalid_value':
      return [
        { at, message: `${label} is ${describe(node)}.`, hint: `Allowed: ${issue.values.join(', ')}.` },
      ];
    case 'custom':
      return [{ at, message: `${label} ${issue.params?.['fault']}.`, hint: issue.message }];
    case 'too_small':
      return [{ at, message: `${label} is an empty list.`, hint: issue.message }];
    default:
      return [{ at, message: `${label} is ${describe(node)}.`, hint: issue.message }];
  }
}

type Type = readonly [name: string, hint: string];

const GROUP_HINT = 'Write its fields below it, each on its own line.';
const GROUP: Type = ['a group of fields', GROUP_HINT];
const GROUP_OR_SWITCH: Type = ['a group of fields, "on" or "off"', GROUP_HINT];

/** The types of values, and how they are written, by their names in issues. */
const TYPES: Readonly<Record<string, Type>> = {
  string: ['text', 'Write one text on this line, without fields or entries below it.'],
  number: ['a number', 'Write digits without quotes, for example 3 or 0.5.'],
  // In YAML 1.2, `yes` and `no` are text.
  boolean: ['a boolean', 'Allowed: true, false (without quotes).'],
  array: ['a list', 'Write each entry on its own line and start it with "- ".'],
  object: GROUP,
  record: GROUP,
};

function wrongType(label: string, node: ParsedNode | undefined, [name, hint]: Type = GROUP) {
  const isText = isScalar(node) && typeof node.value === 'string';
  return {
    message: `${label} is ${isText ? 'the text ' : ''}${describe(node)} but must be ${name}.`,
    hint: name === 'text' && isScalar(node) ? `Put it in quotes: "${node.source}".` : hint,
  };
}

const MAX_QUOTE_LENGTH = 60;

/** Returns a written value as messages name it: `"Hok"`, `the number 404`, `a list`. */
function describe(node: ParsedNode | undefined): string {
  if (isMap(node)) return 'a group of fields';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node)) return 'empty';
  const line = String(node.value === null ? '' : (node.source ?? node.value))
    .replace(/\s+/g, ' ')
    .trim();
  const short = line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line;
  return typeof node.value === 'string' ? `"${short}"` : `the ${typeof node.value} ${short}`;
}

function unknownField(name: string, path: Path, group: YAMLMap.Parsed, schema: Fields): Finding {
  const known = namesAt(schema, path);
  // Other tools take a page's address from these fields.
  const isAddress = ['id', 'slug'].includes(name) && path.length === 0 && known.includes('draft');
  const hint = isAddress
    ? 'The address of a page follows from the path of its file: remove the field. "redirects" of site.yaml leads readers of an old address to it.'
    : `${didYouMean(nearest(name, known))}Allowed: ${known.join(', ')}.`;
  return { at: keyOf(group, [name]), message: `${labelOf([...path, name])} is not a known field.`, hint };
}

/** Returns a field as messages name it: `"href" in entry 2 of "navbar"`. */
function labelOf(path: Path): string {
  const [name, list] = [path.at(-1), path.at(-2)];
  if (typeof name === 'number')
    return `Entry ${name + 1} of ${labelOf(path.slice(0, -1)) || `"${String(list)}"`}`;
  if (path.length < 2) return `"${String(name ?? '')}"`;
  const group = labelOf(path.slice(0, -1));
  return `"${String(name)}" in ${group.charAt(0).toLowerCase()}${group.slice(1)}`;
}

function fieldAt(field: Field, path: Path): Field | undefined {
  const [name, ...rest] = path;
  const inner = required(field);
  if (name === undefined) return inner;
  if (inner instanceof z.ZodArray) return fieldAt(inner.element, rest);
  const next = groupIn(inner)?.shape[String(name)];
  return next && fieldAt(next, rest);
}

function namesAt(schema: Fields, path: Path): readonly string[] {
  return Object.keys(groupIn(fieldAt(schema, path))?.shape ?? {});
}

function nodeAt(fields: ParsedNode, path: Path): ParsedNode | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const next = isMap(fields)
    ? fieldValue(fields, String(name))
    : isSeq(fields)
      ? fields.items[Number(name)]
      : undefined;
  // The parser's types include pairs, which exist only in lists of another YAML version.
  return next && 'range' in next ? nodeAt(next, rest) : undefined;
}

/** Returns the place of a field's name, or of the list around an entry. */
function keyOf(fields: YAMLMap.Parsed, path: Path): number {
  const around = nodeAt(fields, path.slice(0, -1));
  if (!isMap(around)) return startOf(around);
  return startOf(pairOf(around, String(path.at(-1)))?.key ?? around.items[0]?.key);
}

function startOf(node: Node | undefined): number {
  return node?.range?.[0] ?? 0;
}

/** Validates every document against its type, and reports required documents that are missing. */
export function checkSchema({ folder, readable, documents, problems }: LoadedContent): Diagnostic[] {
  if (!readable) return [...problems];
  const found = new Set(documents.map(({ type }) => type.name));
  const missing = DOCUMENTS.filter(({ isSingleton, name }) => isSingleton === true && !found.has(name));
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

function findingsIn(yaml: NonNullable<SourceDocument['yaml']>, type: DocumentSchema): readonly Finding[] {
  if (yaml.fields) return [...yaml.findings, ...checkFields(yaml.fields, yaml.value, type.fields)];
  if (yaml.findings.length > 0) return yaml.findings;
  const hint = `Required: ${requiredNames(type.fields).join(', ')}.`;
  return [{ at: 0, message: 'There are no fields here.', hint }];
}

function missingDocument(folder: string, { filePathPattern, fields }: DocumentSchema): Diagnostic {
  const hint = `Create it with the fields ${requiredNames(fields).join(', ')}.`;
  return contentError(`${folder}/${filePathPattern}`, 'The file is missing.', hint);
}
