import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { element } from '../page/hast.ts';
import { pageOf, type RenderDirective } from '../page/page.ts';
import { renderLater } from './directives.ts';

/** The kinds of notes, with the default title of each. */
export const NOTE_TITLES = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const;

/** The name of a note, as written after `:::`. */
type NoteKind = keyof typeof NOTE_TITLES;

/** Whether a directive's name is that of a note. */
export function isNoteKind(name: string): name is NoteKind {
  return Object.hasOwn(NOTE_TITLES, name);
}

/** Reads each `:::note` block and reports mistakes in it. */
export function remarkNotes() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file, 'note');
    visit(tree, 'containerDirective', (node) => {
      const { name, attributes, children, position } = node;
      if (!isNoteKind(name)) return;
      if (children.every(isLabel) || Object.keys(attributes ?? {}).length > 0) {
        const message = `The block ":::${name}" has no text, or has attributes.`;
        page.report.error(position?.start, message, `Write ":::${name}[Title]", its text, and ":::".`);
      }
      renderLater(node, noteRenderer(name, children.some(isLabel)), page);
    });
  };
}

/** Whether a child of a block is its title. */
export function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

/**
 * Returns what renders a note. `role="note"` makes it a named group for screen readers and, unlike `aside`, adds no
 * landmark to the page. `rehypeLabels` links it to its title.
 */
function noteRenderer(kind: NoteKind, hasTitle: boolean): RenderDirective {
  return (children) => {
    const [first] = children.filter((child) => child.type === 'element');
    const title = hasTitle ? first : undefined;
    return element('div', { className: ['note', `note-${kind}`], role: 'note' }, [
      element('p', { className: ['note-title'] }, title?.children ?? [NOTE_TITLES[kind]]),
      ...children.filter((child) => child !== title),
    ]);
  };
}
