import type { DocumentTypeDef } from 'contentlayer/source-files';
import { checkFields } from './check-fields.ts';
import type { Diagnostic } from './diagnostic.ts';
import { contentError, type Finding } from './diagnostic.ts';
import type { LoadedContent, SourceDocument } from './load-content.ts';
import { DOCUMENT_TYPES } from './schema.ts';

/** Holds every document against its type, and names the documents that a site needs but this one lacks. */
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

/** What is wrong with the YAML and the fields of one document. */
export function checkDocument({ file, type, yaml }: SourceDocument): Diagnostic[] {
  if (yaml === undefined) return [];
  return findingsIn(yaml, type).map(({ at, message, hint }) =>
    contentError(file, message, hint, yaml.placeOf(at)),
  );
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

function requiredFields({ fields = {} }: DocumentTypeDef): string {
  const named = Array.isArray(fields)
    ? fields.map((field) => [field.name, field] as const)
    : Object.entries(fields);
  return named.flatMap(([name, field]) => (field.required === true ? [name] : [])).join(', ');
}
