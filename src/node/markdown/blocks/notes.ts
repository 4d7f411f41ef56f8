import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pointAfter } from '../../../shared/point.ts';
import { didYouMean, nearest } from '../../content/nearest.ts';
import { element } from '../page/hast.ts';
import { type Page, pageOf } from '../page/page.ts';

/** The kinds of notes, with the default title of each. */
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

/** The kinds of notes for messages: `:::note, :::tip, …`. */
export const ALLOWED_NOTES = Object.keys(NOTE_TITLES)
  .map((name) => `:::${name}`)
  .join(', ');

/** GitHub's alerts, `> [!NOTE]`, by their names in lower case: the note that each becomes, and its title. */
export const ALERTS: ReadonlyMap<string, { readonly kind: NoteKind; readonly title?: string }> = new Map([
  ['note', { kind: 'note' }],
  ['tip', { kind: 'tip' }],
  ['important', { kind: 'info', title: 'Important' }],
  ['warning', { kind: 'warning' }],
  ['caution', { kind: 'danger', title: 'Caution' }],
]);

const OTHER_NAMES: ReadonlyMap<string, NoteKind> = new Map([
  ['attention', 'warning'],
  ['caution', 'warning'],
  ['callout', 'note'],
  ['error', 'danger'],
  ['hint', 'tip'],
  ['important', 'info'],
  ['information', 'info'],
  ['success', 'tip'],
  ['warn', 'warning'],
]);

/** Returns the kind of note that a writer most likely meant by an unknown word. */
export function noteFor(word: string): NoteKind | undefined {
  const other = OTHER_NAMES.get(word.toLowerCase());
  const near = nearest(word, Object.keys(NOTE_TITLES));
  return other ?? (near !== undefined && isNoteKind(near) ? near : undefined);
}

/** GitHub's mark of a note; Obsidian writes a sign behind it to fold the note. */
const ALERT = /^\[!([a-z]+)\](?:[-+](?!\S))?[ \t]*/i;

/**
 * Turns quotations that begin with `[!NOTE]`, GitHub's notes, into the same blocks as `:::note`. The rest of the mark's
 * line is the title.
 */
export function alertsToNotes(tree: Root): void {
  visit(tree, 'blockquote', (node, index, parent) => {
    const [first, ...others] = node.children;
    if (first?.type !== 'paragraph') return;
    const [mark, ...rest] = first.children;
    if (mark?.type !== 'text') return;
    const [written = '', name = ''] = ALERT.exec(mark.value) ?? [];
    const alert = ALERTS.get(name.toLowerCase());
    if (alert === undefined || parent === undefined || index === undefined) return;
    const [title, text] = splitFirstLine([textAfter(mark, written.length), ...rest]);
    const start = mark.position?.start;
    const label: PhrasingContent[] =
      title.length > 0 || alert.title === undefined
        ? title
        : [{ type: 'text', value: alert.title, ...(start && { position: { start, end: start } }) }];
    parent.children[index] = {
      type: 'containerDirective',
      name: alert.kind,
      children: [
        ...(label.length > 0
          ? [{ ...first, children: label, data: { directiveLabel: true }, ...spanOf(label) }]
          : []),
        ...(text.length > 0 ? [{ ...first, children: text, ...spanOf(text) }] : []),
        ...others,
      ],
      ...(node.position && { position: node.position }),
    };
  });
}

function spanOf(nodes: readonly PhrasingContent[]): Pick<Paragraph, 'position'> {
  const [start, end] = [nodes[0]?.position?.start, nodes.at(-1)?.position?.end];
  return start === undefined || end === undefined ? {} : { position: { start, end } };
}

/** Splits the children of a paragraph at its first line break. */
function splitFirstLine(
  children: readonly PhrasingContent[],
): readonly [line: PhrasingContent[], rest: PhrasingContent[]] {
  const at = children.findIndex(
    (child) => child.type === 'break' || (child.type === 'text' && child.value.includes('\n')),
  );
  const broken = children[at];
  const [line, rest] =
    broken === undefined ? [[...children], []] : [children.slice(0, at), children.slice(at + 1)];
  if (broken?.type === 'text') {
    const end = broken.value.indexOf('\n');
    const after = textAfter(broken, end + 1);
    const position = broken.position && after.position && { ...broken.position, end: after.position.start };
    line.push({ ...broken, value: broken.value.slice(0, end).trimEnd(), ...(position && { position }) });
    rest.unshift(after);
  }
  const hasText = (node: PhrasingContent) => node.type !== 'text' || node.value !== '';
  return [line.filter(hasText), rest.filter(hasText)];
}

function textAfter(node: Text, length: number): Text {
  const { position, value } = node;
  const rest = { ...node, value: value.slice(length) };
  if (position === undefined) return rest;
  const { offset, ...start } = position.start;
  const point = {
    ...pointAfter(start, value.slice(0, length)),
    ...(offset !== undefined && { offset: offset + length }),
  };
  return { ...rest, position: { ...position, start: point } };
}

/**
 * Marks each `:::note` block and its title for the HTML tree (`data-note`, `data-note-title`), where `rehypeNotes`
 * finds them. Reports any other block directive and keeps its content.
 */
export function remarkNotes() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    let mistyped = 0;
    visit(tree, (node, index, parent) => {
      if (node.type === 'paragraph') mistyped = reportStrayColons(node, mistyped, page);
      if (node.type !== 'containerDirective' || parent === undefined || index === undefined) return;
      reportAttributes(node, page);
      if (isNoteKind(node.name)) {
        reportEmptyNote(node, page);
        node.data = { ...node.data, hName: 'div', hProperties: { dataNote: node.name } };
        for (const child of node.children) {
          if (isLabel(child)) child.data = { ...child.data, hProperties: { dataNoteTitle: '' } };
        }
        return;
      }
      const meant = noteFor(node.name);
      page.report.error(
        node.position?.start,
        `There is no block called ":::${node.name}".`,
        `${didYouMean(meant, (name) => `:::${name}`)}Allowed: ${ALLOWED_NOTES}. A demo has two colons: "::demo".`,
      );
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
  };
}

/**
 * Reports a paragraph with a line that begins with `:::`: a block whose first or last line was mistyped, as `::: note`
 * or a lone `:::`. The last line of a block whose first line was reported is not.
 *
 * @param opened the number of such blocks before the paragraph
 * @returns the number after it
 */
function reportStrayColons(paragraph: Paragraph, opened: number, page: Page): number {
  let open = opened;
  for (const [index, child] of paragraph.children.entries()) {
    const start = child.position?.start;
    if (child.type !== 'text' || start === undefined) continue;
    for (const { 0: written, 1: words = '', index: at } of child.value.matchAll(/^:{3,}(.*)/gm)) {
      if (index > 0 && at === 0) continue;
      const line = start.line + child.value.slice(0, at).split('\n').length - 1;
      if (words.trim() === '' && open > 0) {
        open -= 1;
        continue;
      }
      if (words.trim() !== '') open += 1;
      page.report.error(
        { line, column: paragraph.position?.start.column ?? 1 },
        `"${written.trim()}" neither begins nor ends a block.`,
        `${meantNote(words)}A block begins with ${ALLOWED_NOTES}, without a space after the colons, and ends with a line ":::".`,
      );
    }
  }
  return open;
}

/** Returns the hint with the line that a writer meant by the words after `:::`, such as `warning Wet ropes`. */
function meantNote(words: string): string {
  const [, name = '', title = ''] = /^\s*\{?\.?([\w-]+)\}?\s*(.*?)\s*$/u.exec(words) ?? [];
  if (name === 'details')
    return `Write "<details>", "<summary>${title || 'Title'}</summary>", the text and "</details>". `;
  const kind = noteFor(name);
  if (kind === undefined) return '';
  return `Write ":::${kind}${title === '' ? '' : `[${title.replace(/^\[(.*)\]$/, '$1')}]`}". `;
}

function reportAttributes(node: ContainerDirective, page: Page): void {
  const names = Object.keys(node.attributes ?? {});
  if (names.length === 0) return;
  page.report.error(
    node.position?.start,
    `The block ":::${node.name}" has attributes (${names.join(', ')}).`,
    `A note takes only a title: ":::${node.name}[Title]".`,
  );
}

function reportEmptyNote(node: ContainerDirective, page: Page): void {
  if (node.children.some((child) => !isLabel(child))) return;
  page.report.error(
    node.position?.start,
    `The block ":::${node.name}" is empty.`,
    'Write what it has to say, or leave it out.',
  );
}

export function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

/**
 * Adds the markup of notes. `role="note"` makes a note a named group for screen readers and, unlike `aside`, adds no
 * landmark to the page. `rehypeLabels` links it to its title.
 */
export function rehypeNotes() {
  return (tree: HtmlRoot): void => {
    visit(tree, 'element', (note) => {
      const kind = note.properties['dataNote'];
      if (typeof kind !== 'string' || !isNoteKind(kind)) return;
      const title = note.children.find(isTitle);
      note.properties = { className: ['note', `note-${kind}`], role: 'note' };
      note.children = [
        element('p', { className: ['note-title'] }, title?.children ?? [NOTE_TITLES[kind]]),
        ...note.children.filter((child) => child !== title),
      ];
    });
  };
}

function isTitle(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties['dataNoteTitle'] !== undefined;
}
