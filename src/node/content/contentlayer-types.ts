import type {
  DocumentType,
  FieldDef,
  FieldDefs,
  ListFieldDefItem,
  NestedType,
} from 'contentlayer/source-files';
import { defineDocumentType, defineNestedType } from 'contentlayer/source-files/schema';
import { z } from 'zod';
import { type DocumentSchema, type Field, type Fields, metaOf, required } from './fields.ts';

/** Returns the definition of a document for Contentlayer, which generates the types of documents from it. */
export function documentType({
  fields,
  label: _label,
  plural: _plural,
  ...document
}: DocumentSchema): DocumentType {
  return defineDocumentType(() => ({ ...document, fields: fieldDefs(fields) }));
}

function fieldDefs({ shape }: Fields): FieldDefs {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldDef(field)]));
}

function fieldDef(written: Field): FieldDef {
  const field = required(written);
  const { description } = metaOf(field);
  const common = { required: field === written, ...(description && { description }) };
  if (field instanceof z.ZodISODate) return { type: 'date', ...common };
  if (field instanceof z.ZodString) return { type: 'string', ...common };
  if (field instanceof z.ZodNumber) return { type: 'number', ...common };
  if (field instanceof z.ZodBoolean) return { type: 'boolean', ...common };
  if (field instanceof z.ZodEnum) return { type: 'enum', options: field.options.map(String), ...common };
  if (field instanceof z.ZodArray) return { type: 'list', of: entryDef(field.element), ...common };
  if (field instanceof z.ZodObject) return { type: 'nested', of: nestedType(field), ...common };
  // Contentlayer has no type for a map.
  return { type: 'json', ...common };
}

function entryDef(entry: Field): ListFieldDefItem.Item {
  return entry instanceof z.ZodObject ? nestedType(entry) : { type: 'string' };
}

/** The types of groups by their names: a group may be in several documents. */
const nestedTypes = new Map<string, NestedType>();

function nestedType(fields: Fields): NestedType {
  const { name = '' } = metaOf(fields);
  const type = nestedTypes.get(name) ?? defineNestedType(() => ({ name, fields: fieldDefs(fields) }));
  nestedTypes.set(name, type);
  return type;
}
