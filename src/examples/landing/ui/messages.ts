const quoted = (name: string) => `“${name}”`;

/** The editor's messages after it has done or refused something. Announced by screen readers. */
export const MESSAGES = {
  added: (name: string, parent: string) => `Added ${name} to ${quoted(parent)}.`,
  dropped: (name: string) => `Added ${name}.`,
  deleted: (name: string) => `Deleted ${quoted(name)}.`,
  duplicated: (name: string) => `Duplicated ${quoted(name)}.`,
  selected: (name: string, parent: string | undefined) =>
    parent === undefined ? `Selected ${quoted(name)}.` : `Selected ${quoted(name)} in ${quoted(parent)}.`,
  movedUp: (place: string) => `Moved up: ${place}.`,
  movedDown: (place: string) => `Moved down: ${place}.`,
  movedInto: (name: string) => `Moved into ${quoted(name)}.`,
  movedOut: (name: string) => `Moved out, into ${quoted(name)}.`,
  place: (index: number, count: number) => `${index + 1} of ${count}`,
  resized: (axis: string, size: number) => `${axis}: ${size} pixels.`,
  undo: 'Undone.',
  redo: 'Redone.',
  hidden: (name: string) => `${quoted(name)} is hidden. The layers still list it.`,
  shown: (name: string) => `${quoted(name)} is shown.`,

  cannotMove: (reason: string) => `Cannot move: ${reason}.`,
  cannotAdd: (name: string, reason: string) => `Cannot add ${name}: ${reason}.`,
  cannotDelete: (reason: string) => `Cannot delete: ${reason}.`,
  cannotDuplicate: (reason: string) => `Cannot duplicate: ${reason}.`,
  cannotDrop: (reason: string) => `Cannot drop here: ${reason}`,
  rule: (name: string, rule: string) => `${quoted(name)} ${rule}`,
  isFirst: (parent: string) => `it is the first in ${quoted(parent)}`,
  isLast: (parent: string) => `it is the last in ${quoted(parent)}`,
  isPage: 'it is the page itself',
  isTopLevel: (parent: string) => `${quoted(parent)} is the page itself`,
  noContainer: 'no container next to it accepts it',
  noParent: 'nothing around the selection accepts it',
  otherRule: 'a rule does not allow it',
  takesNothing: 'accepts no other components',

  copied: 'Copied to the clipboard.',
  notCopied: 'The browser did not allow copying. Select the text and copy it yourself.',
  imported: 'The page was imported. Undo restores the previous one.',
  reset: 'The page was reset to the sample. Undo restores yours.',
  broken: (reason: string) => `Your saved page could not be read, so this is the sample. ${reason}`,
  notSaved: 'Your browser cannot save this page. Export it before you leave.',
} as const;
