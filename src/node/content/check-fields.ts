import { z } from 'zod';
import { contentError, type Diagnostic, type Finding } from './diagnostic.ts';
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
import type { ParsedYaml, Path } from './yaml.ts';

type Issue = z.core.$ZodIssue;

/** Returns the mistakes in YAML and in its fields: each issue of the schema, at its place in the file. */
export function checkFields(yaml: ParsedYaml, schema: Fields): readonly Finding[] {
  const { value, findings, placeOf } = yaml;
  if (findings.length > 0) return findings;
  if (value === undefined) {
    const hint = `Required: ${requiredNames(schema).join(', ')}.`;
    return [{ ...placeOf([]), message: 'There are no fields here.', hint }];
  }
  const { error } = schema.safeParse(value, { reportInput: true });
  const issues = error?.issues.flatMap(withinUnion) ?? [];
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      return issue.keys.map((key) => [...issue.path, nearest(key, namesAt(schema, issue.path))].join('/'));
    }),
  );
  // A misspelt field is one mistake: it is not missing too.
  const others = issues.filter((issue) => issue.input !== undefined || !misspelt.has(issue.path.join('/')));
  return others.flatMap((issue) => findingsOf(issue, yaml, schema));
}

/** Returns the issues of the group in a field that can also be a word, if there is a group. */
function withinUnion(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || typeof issue.input !== 'object' || issue.input === null)
    return [issue];
  return (issue.errors.at(-1) ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function findingsOf(issue: Issue, { placeOf, placeOfName }: ParsedYaml, schema: Fields): readonly Finding[] {
  const { path, message, input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = namesAt(schema, path);
    return issue.keys.map((name) => ({
      ...placeOfName([...path, name]),
      message: `${labelOf([...path, name])} is not a known field.`,
      hint: `${didYouMean(nearest(name, known))}Allowed: ${known.join(', ')}.`,
    }));
  }
  const { description = '' } = metaOf(fieldAt(schema, path) ?? schema);
  if (input !== undefined)
    return [
      {
        ...placeOf(path),
        message: `${labelOf(path)} ${message}.`,
        ...(description !== '' && { hint: description }),
      },
    ];
  const hint = [`Add "${String(path.at(-1))}: …".`, description].join(' ').trim();
  return [{ ...placeOf(path.slice(0, -1)), message: `${labelOf(path)} is missing.`, hint }];
}

/** Returns a field as messages name it: `"href" in entry 2 of "navbar"`. */
function labelOf(path: Path): string {
  const around = path.slice(0, -1);
  const name = path.at(-1);
  if (around.length === 0) return `"${String(name ?? '')}"`;
  if (typeof name === 'number') return `Entry ${name + 1} of ${labelOf(around)}`;
  return `"${String(name)}" in ${labelOf(around).replace(/^E/, 'e')}`;
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
function checkDocument({ file, type, yaml }: SourceDocument): Diagnostic[] {
  const findings = checkFields(yaml, type.fields);
  return findings.map(
    (finding): Diagnostic => ({
      severity: 'error',
      file,
      ...finding,
      ...(type.name === 'Doc' && { notation: 'front matter' }),
    }),
  );
}

/** Returns the fields of a document; undefined if they do not match the schema, which {@link checkSchema} reports. */
export function validFields<Schema extends Fields>(
  { yaml }: SourceDocument,
  schema: Schema,
): z.output<Schema> | undefined {
  return schema.safeParse(yaml.value).data;
}

function missingDocument(folder: string, { filePathPattern, fields }: DocumentSchema): Diagnostic {
  const hint = `Create it with the fields ${requiredNames(fields).join(', ')}.`;
  return contentError(`${folder}/${filePathPattern}`, 'The file is missing.', hint);
}
