import type { Element, ElementContent } from 'hast';
import { highlightInline } from '../code/highlight-inline.ts';
import { element } from '../html/element.ts';
import type { Page } from '../page.ts';
import type { AnchoredEntry, ApiEntry, PlacedText } from './api-table.ts';
import { compileDescription } from './compile-description.ts';

/** One entry as a row. The labels of the cells are for narrow screens, where the header row is not shown. */
export async function renderApiRow(
  { entry, id }: AnchoredEntry,
  withDefaults: boolean,
  page: Page,
): Promise<Element> {
  const cells = [nameCell(entry, id), cell('Type', [await highlightInline(entry.type, 'type')])];
  if (withDefaults) {
    const code = entry.default === undefined ? [] : [await highlightInline(entry.default, 'expression')];
    cells.push(cell('Default', code));
  }
  cells.push(cell('Description', await describe(entry, page)));
  return element('tr', { id, role: 'row' }, cells);
}

function nameCell(entry: ApiEntry, id: string): Element {
  const name = element('a', { className: ['api-anchor'], href: `#${id}` }, [
    element('code', {}, [entry.name]),
  ]);
  return element('th', { scope: 'row', role: 'rowheader' }, [name, ...badges(entry)]);
}

/** What sets an entry apart, in words: colour alone would not tell everyone (WCAG 1.4.1). */
function badges(entry: ApiEntry): (Element | string)[] {
  const words: [kind: string, text: string][] = [];
  if (entry.required) words.push(['required', 'Required']);
  if (entry.deprecated !== undefined) words.push(['deprecated', 'Deprecated']);
  if (entry.since !== undefined) words.push(['since', `Since ${entry.since}`]);
  if (entry.undoable === true) words.push(['undoable', 'Undoable']);
  if (entry.undoable === false) words.push(['not-undoable', 'Not undoable']);
  // The spaces keep the words apart for screen readers and in copied text.
  return words.flatMap(([kind, text]) => [
    ' ',
    element('span', { className: ['badge', `badge-${kind}`] }, [text]),
  ]);
}

async function describe(entry: ApiEntry, page: Page): Promise<ElementContent[]> {
  const content: ElementContent[] = [];
  if (entry.deprecated !== undefined) {
    content.push(await labelled('api-deprecated', 'Deprecated.', entry.deprecated, page));
  }
  content.push(...(await compileDescription(entry.description, page)));
  for (const item of entry.throws) content.push(await labelled('api-throws', 'Throws', item, page));
  return content;
}

async function labelled(
  className: string,
  label: string,
  markdown: PlacedText,
  page: Page,
): Promise<Element> {
  const content = await compileDescription(markdown, page);
  const [first, ...rest] = content;
  const start = [element('strong', {}, [label]), ' '];
  return first?.type === 'element' && first.tagName === 'p' && rest.length === 0
    ? element('p', { className: [className] }, [...start, ...first.children])
    : element('div', { className: [className] }, [...start, ...content]);
}

function cell(label: string, children: readonly ElementContent[]): Element {
  return element('td', { role: 'cell', dataLabel: label }, children);
}
