import type { FieldDef, ListFieldDefItem, NestedType } from 'contentlayer/source-files';

// The fields of the content schema (`schema.ts`): how they are declared, and what Contentlayer cannot express.

/** The format that a text must have. Used by the check of the fields and by the forms of the content editor. */
export interface TextForm {
  /** Matches the whole text. */
  readonly pattern: RegExp;
  /** Follows a text that does not match, in messages. */
  readonly fault: string;
  /** The advice for a text that does not match, as a sentence. */
  readonly hint: string;
}

type NestedField = Extract<FieldDef, { type: 'nested' }>;

/** What Contentlayer has no property for, of a field or of a list's entry. */
interface Extras {
  /** The format that the text must have. */
  readonly form?: TextForm;
  /** Whether the text is a sentence or more, for which a form needs several lines. */
  readonly isLong?: boolean;
  /** Whether the text is the path of a page below `content/docs/`; the form offers those of the site. */
  readonly isPage?: boolean;
  /** The group of fields that the field contains, if `off` can stand in its place. */
  readonly refusable?: NestedField;
}

const extras = new WeakMap<object, Extras>();

/** Returns what Contentlayer does not know about a field. */
export function extrasOf(field: object): Extras {
  return extras.get(field) ?? {};
}

/** What a text can have besides its description. */
type TextExtras = TextForm | Pick<Extras, 'isLong' | 'isPage'>;

function field<Field extends object>(declared: Field, more: TextExtras | Extras = {}): Field {
  extras.set(declared, 'pattern' in more ? { form: more } : more);
  return declared;
}

/** An entry of a list of texts. */
export const TEXT = { type: 'string' } as const;

/** A text that a writer must give. */
export function text(description: string, more?: TextExtras) {
  return field({ type: 'string', required: true, description } as const, more);
}

/** A text that a writer may leave out. */
export function optionalText(description: string, more?: TextExtras) {
  return field({ type: 'string', description } as const, more);
}

/** A text of a sentence or more that a writer must give. */
export function sentences(description: string) {
  return text(description, { isLong: true });
}

/** A list that must have an entry. */
export function list<Of extends ListFieldDefItem.Item>(of: Of, description: string) {
  return { type: 'list', of, required: true, description } as const;
}

/** A list that a writer may leave out. */
export function optionalList<Of extends ListFieldDefItem.Item>(of: Of, description: string) {
  return { type: 'list', of, description } as const;
}

/** A group of fields that a writer must give. */
export function group(of: NestedType, description: string) {
  return { type: 'nested', of, required: true, description } as const;
}

/** A group of fields that a writer may leave out. */
export function optionalGroup(of: NestedType, description: string) {
  return { type: 'nested', of, description } as const;
}

/**
 * An optional group of fields that a site can refuse by the word `off`. Contentlayer has no type for a group or a word, so
 * it takes the value as it is.
 */
export function groupOrOff(of: NestedType, description: string) {
  return field({ type: 'json', description } as const, { refusable: optionalGroup(of, description) });
}
