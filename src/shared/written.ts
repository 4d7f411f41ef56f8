/** The fields that Contentlayer adds to a document and to each nested value. */
export type AddedField = '_id' | '_raw' | 'type';

/** A document as its file has it: without what Contentlayer adds. */
export type Written<T> = T extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : T extends object
    ? { readonly [Name in keyof T as Exclude<Name, AddedField>]: Written<Exclude<T[Name], undefined>> }
    : T;
