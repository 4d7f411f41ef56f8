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

/** What the text of a field names; the forms of the content editor offer those of the site. */
export type Named = 'group' | 'page';

type NestedField = Extract<FieldDef, { type: 'nested' }>;

/** What Contentlayer has no property for, of a field or of a list's entry. */
interface Extras {
  /** The format that the text must have. */
  readonly form?: TextForm;
  /** Whether the text is a sentence or more, for which a form needs several lines. */
  readonly isLong?: boolean;
  /** What the text names: the label of a sidebar group, or the path of a page below `content/docs/`. */
  readonly names?: Named;
  /** The group of fields that the field contains, if `off` can stand in its place. */
  readonly refusable?: NestedField;
}

const extras = new WeakMap<object, Extras>();

/** Returns what Contentlayer does not know about a field. */
export function extrasOf(field: object): Extras {
  return extras.get(field) ?? {};
}

function extend<Field extends object>(field: Field, more: Extras): Field {
  extras.set(field, { ...extrasOf(field), ...more });
  return field;
}

/** Records the format of a field's or list entry's text. */
export function inForm<Field extends object>(field: Field, form: TextForm): Field {
  return extend(field, { form });
}

/** Marks a field whose text is a sentence or more. */
export function sentences<Field extends object>(field: Field): Field {
  return extend(field, { isLong: true });
}

/** Marks a field whose text names something of the site. */
export function naming<Field extends object>(names: Named, field: Field): Field {
  return extend(field, { names });
}

/**
 * Makes an optional group of fields that a site can refuse by the word `off`. Contentlayer has no type for a group or a
 * word, so it takes the value as it is.
 */
export function orOff(field: NestedField & { readonly description: string }) {
  return extend({ type: 'json', description: field.description } as const, { refusable: field });
}
