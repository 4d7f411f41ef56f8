import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from './html/element.ts';
import { isNoteKind, NOTE_TITLES, type NoteKind } from './note-kinds.ts';

/**
 * Gives the notes their markup. `role="note"` makes a note a named group for screen readers and, unlike
 * `aside`, adds no landmark to the page. `labelRegions` connects it with its title.
 */
export function finishNotes(tree: Root): void {
  visit(tree, 'element', (node) => {
    const kind = node.properties['dataNote'];
    if (typeof kind === 'string' && isNoteKind(kind)) finishNote(node, kind);
  });
}

function finishNote(note: Element, kind: NoteKind): void {
  const title = note.children.find(isTitle);
  note.properties = { className: ['note', `note-${kind}`], role: 'note' };
  note.children = [
    element('p', { className: ['note-title'] }, title?.children ?? [NOTE_TITLES[kind]]),
    ...note.children.filter((child) => child !== title),
  ];
}

function isTitle(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties['dataNoteTitle'] !== undefined;
}
