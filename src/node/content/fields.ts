import type { FieldDef, ListFieldDefItem, NestedType } from 'contentlayer/source-files';

// The fields of the content schema (`schema.ts`): how they are declared, and what Contentlayer cannot express.

/** An entry of a list of texts. */
export const TEXT = { type: 'string' } as const;

/** A text that a writer must give. */
export function text(description: string) {
  return { type: 'string', required: true, description } as const;
}

/** A list that must have an entry. */
export function list<Of extends ListFieldDefItem.Item>(of: Of, description: string) {
  return { type: 'list', of, required: true, description } as const;
}

/** A group of fields that a writer must give. */
export function group(of: NestedType, description: string) {
  return { type: 'nested', of, required: true, description } as const;
}

/** Makes a field one that writers may leave out. */
export function optional<Field extends { readonly required: true }>({
  required: _,
  ...field
}: Field): Omit<Field, 'required'> {
  return field;
}

/** The format that a text must have. Used by the check of the fields and by the forms of the content editor. */
export interface TextForm {
  /** Matches the whole text. */
  readonly pattern: RegExp;
  /** Follows a text that does not match, in messages. */
  readonly fault: string;
  /** The advice for a text that does not match, as a sentence. */
  readonly hint: string;
}

const textForms = new WeakMap<object, TextForm>();

const longTexts = new WeakSet<object>();

/** Records the format of a field's or list entry's text. Contentlayer has no property for that. */
export function inForm<Field extends object>(field: Field, form: TextForm): Field {
  textForms.set(field, form);
  return field;
}

/** Marks a field whose text is a sentence or more, for which a form needs several lines. */
export function sentences<Field extends object>(field: Field): Field {
  longTexts.add(field);
  return field;
}

const refusable = new WeakMap<object, NestedField>();

type NestedField = Extract<FieldDef, { type: 'nested' }>;

/**
 * Makes an optional group of fields that a site can refuse by the word `off`. Contentlayer has no type for a group or a
 * word, so it takes the value as it is.
 */
export function orOff(field: NestedField & { readonly description: string }) {
  const definition = { type: 'json', description: field.description } as const;
  refusable.set(definition, field);
  return definition;
}

/** Returns the group of fields that a field contains, if `off` can stand in its place. */
export function refusableGroup(field: object): NestedField | undefined {
  return refusable.get(field);
}

/** Returns the format that the text of a field must have, if there is one. */
export function textFormOf(field: object): TextForm | undefined {
  return textForms.get(field);
}

/** Whether the text of a field is a sentence or more. */
export function isLongText(field: object): boolean {
  return longTexts.has(field);
}

/** What the text of a field names; the forms of the content editor offer those of the site. */
export type Named = 'group' | 'page';

const named = new WeakMap<object, Named>();

/** Marks a field whose text is the label of a sidebar group, or the path of a page below `content/docs/`. */
export function naming<Field extends object>(what: Named, field: Field): Field {
  named.set(field, what);
  return field;
}

/** Returns what the text of a field names, if it names something. */
export function namedBy(field: object): Named | undefined {
  return named.get(field);
}
