import type { ComputedFields } from 'contentlayer/source-files/schema';
import { z } from 'zod';

// The kinds of fields of the content schema. Contentlayer's definitions, the checks, the forms of the content editor and
// the tables of docs/notation.md read their types and what `.meta()` says about them.

declare module 'zod' {
  interface GlobalMeta {
    /** The label of the field in its form; by default made from its name. */
    readonly label?: string;
    /** The name of a group's type in the generated types. */
    readonly name?: string;
    /** The format of a text, and what a text with another one is told. */
    readonly format?: readonly [pattern: string, hint: string];
    /** Whether the text is a sentence or more, for which a form needs several lines. */
    readonly isLong?: boolean;
    /** Whether the text is the path of a page below `content/docs/`; the form offers those of the site. */
    readonly isPage?: boolean;
  }
}

/** Any field of the schema. */
export type Field = z.core.$ZodType;

/** A group of fields; other fields are mistakes. */
export type Fields = z.ZodObject;

/** A type of document. */
export interface DocumentSchema {
  readonly name: string;
  /** What the content editor calls one document, and all of them if there may be several. */
  readonly label: string;
  readonly plural?: string;
  /** Below the content folder; as Contentlayer understands it. */
  readonly filePathPattern: string;
  readonly contentType: 'markdown' | 'data';
  /** Whether there must be exactly one. */
  readonly isSingleton?: true;
  readonly fields: Fields;
  readonly computedFields?: ComputedFields;
}

// The message of a schema goes on after the name of the field: “must be a list”.

const SOME_TEXT = { pattern: /\S/, hint: 'must not be empty' };

/** A text, which must have a format if one is given. */
export function text(description: string, format = SOME_TEXT) {
  const { pattern, hint } = format;
  return z
    .string('must be text; numbers, true and false need quotes')
    .regex(pattern, hint)
    .meta({ description, format: [pattern.source, hint] });
}

/** A text of a sentence or more. */
export function sentences(description: string) {
  return text(description).meta({ isLong: true });
}

/** The path of a page, as the sidebar names it. */
export function page(description: string) {
  return text(description).meta({ isPage: true });
}

/** An entry of a list of texts. */
export const TEXT = text('');

const LIST = 'must be a list, each entry on a line that begins with "- "';

/** A list with at least one entry. */
export function list<Of extends Field>(of: Of, description: string) {
  return z.array(of, LIST).min(1, 'must have at least one entry').meta({ description });
}

/** A list that may be left out or be empty. */
export function optionalList<Of extends Field>(of: Of, description: string) {
  return z.array(of, LIST).meta({ description }).optional();
}

/** The type of a group of fields, which `.meta()` describes where the group is a field. */
export function group<Shape extends z.core.$ZodLooseShape>(name: string, fields: Shape) {
  return z.strictObject(fields, 'must be fields, each on a line below it').meta({ name });
}

/** One of some words. */
export function choice(options: readonly string[], description: string) {
  return z.enum(options, `must be one of ${options.join(', ')}`).meta({ description });
}

/** A day that exists. */
export function day(description: string) {
  return z.iso.date('must be a date that exists, such as 2025-01-31').meta({ description });
}

/** A number, in digits. */
export function number(description: string) {
  return z.number('must be a number, in digits without quotes').meta({ description });
}

/** `true` or `false`. */
export function flag(description: string) {
  return z.boolean('must be true or false, without quotes').meta({ description });
}

/** Returns a field without the mark of one that may be left out. */
export function required(field: Field): Field {
  return field instanceof z.ZodOptional ? required(field.unwrap()) : field;
}

/** Returns the group of fields that a field is. */
export function groupIn(field: Field | undefined): Fields | undefined {
  return field instanceof z.ZodObject ? field : undefined;
}

/** Returns what the schema says about a field. */
export function metaOf(field: Field): z.core.GlobalMeta {
  return z.globalRegistry.get(required(field)) ?? {};
}

/** Returns the names of the fields that a group must have. */
export function requiredNames({ shape }: Fields): readonly string[] {
  return Object.entries(shape).flatMap(([name, field]) => (field instanceof z.ZodOptional ? [] : name));
}
