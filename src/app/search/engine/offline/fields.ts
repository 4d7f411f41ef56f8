/** Where in a section a word can stand, from the most telling place to the least. */
const FIELDS = ['name', 'namePart', 'text', 'textPart', 'rest', 'about', 'anchor'] as const;

/**
 * `name` is the page's title, the heading or the API name, `text` the beginning of the text, `rest` the remainder of
 * it, `about` the page's category and badge, `anchor` an anchor that says something else than the name. The part of a name (`Node` of `useNode`) is told from a word of its own.
 */
export type Field = (typeof FIELDS)[number];

/** A section and a field of it as one number: an index holds tens of thousands of them. */
export function placeOf(section: number, field: Field): number {
  return section * FIELDS.length + FIELDS.indexOf(field);
}

/** The section of a place. */
export function sectionOf(place: number): number {
  return Math.floor(place / FIELDS.length);
}

/** The field of a place. */
export function fieldOf(place: number): Field {
  return FIELDS[place % FIELDS.length] ?? 'rest';
}

/** Whether a field is a section's name or a part of it. */
export function isName(field: Field): boolean {
  return field === 'name' || field === 'namePart';
}

/** Whether readers of a hit see what stands in a field. */
export function isShown(field: Field): boolean {
  return isName(field) || field === 'text' || field === 'textPart';
}
