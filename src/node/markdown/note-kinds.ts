/** The notes that a page may hold, with the title that a note without its own gets. */
export const NOTE_TITLES = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const;

/** The name of a note, as written after `:::`. */
export type NoteKind = keyof typeof NOTE_TITLES;

/** Whether a directive's name is that of a note. */
export function isNoteKind(name: string): name is NoteKind {
  return Object.hasOwn(NOTE_TITLES, name);
}

/** For messages: `:::note, :::tip, …`. */
export const ALLOWED_NOTES = Object.keys(NOTE_TITLES)
  .map((name) => `:::${name}`)
  .join(', ');
