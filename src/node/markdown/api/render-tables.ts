import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { codeOf, fenceLanguage } from '../code/fence.ts';
import { highlightInline } from '../code/highlight.ts';
import { element, headingLevel, readableText, replaceElements } from '../page/hast.ts';
import { fieldFile, type Page, pageOf } from '../page/page.ts';
import { type ApiEntry, type ApiTable, type PlacedText, parseApiTable } from './read-table.ts';

/** An entry with its id, the target of links to it. */
interface AnchoredEntry extends ApiEntry {
  readonly id: string;
}

type ToSafeTree = (file: VFile) => Promise<Root>;

/** Compiles the markdown in a field of a table by the rules of the page. */
type CompileField = (markdown: PlacedText) => Promise<ElementContent[]>;

function fieldCompiler(page: Page, toSafeTree: ToSafeTree): CompileField {
  return async ({ point, text }) => {
    const file = fieldFile(text, page, point);
    const tree = await toSafeTree(file);
    visit(tree, (node, index, parent) => {
      node.position = { start: point, end: point };
      if (node.type !== 'element' || parent === undefined || index === undefined) return;
      // A field has no place for headings with ids and for footnotes.
      if (
        headingLevel(node) === undefined &&
        node.properties['id'] === undefined &&
        node.tagName !== 'section'
      )
        return;
      const hint = 'Write paragraphs, lists and code; put the rest below the table.';
      page.report.error(point, 'An API table cannot contain headings and footnotes.', hint);
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    return tree.children.filter((child) => child.type === 'element' || child.type === 'text');
  };
}

/** One entry as a row. The labels of the cells are for narrow screens, where the header row is not shown. */
async function renderApiRow(
  entry: AnchoredEntry,
  withDefaults: boolean,
  compileField: CompileField,
): Promise<Element> {
  const code = entry.default === undefined ? [] : [await highlightInline(entry.default, 'expression')];
  const cell = (label: string, children: readonly ElementContent[]) =>
    element('td', { role: 'cell', dataLabel: label }, children);
  return element('tr', { id: entry.id, role: 'row' }, [
    nameCell(entry),
    cell('Type', [await highlightInline(entry.type, 'type')]),
    ...(withDefaults ? [cell('Default', code)] : []),
    cell('Description', await describe(entry, compileField)),
  ]);
}

/** The name of an entry, with badges. They are words because colour must not be the only indication (WCAG 1.4.1). */
function nameCell({ id, name, required, deprecated, since, undoable }: AnchoredEntry): Element {
  const badges: [kind: string, text: string | false][] = [
    ['required', required && 'Required'],
    ['deprecated', deprecated !== undefined && 'Deprecated'],
    ['since', since !== undefined && `Since ${since}`],
    ['undoable', undoable === true && 'Undoable'],
    ['not-undoable', undoable === false && 'Not undoable'],
  ];
  return element('th', { scope: 'row', role: 'rowheader' }, [
    element('a', { className: ['api-anchor'], href: `#${id}` }, [element('code', {}, [name])]),
    // The spaces keep the words apart for screen readers and in copied text.
    ...badges.flatMap(([kind, text]) =>
      text === false ? [] : [' ', element('span', { className: ['badge', `badge-${kind}`] }, [text])],
    ),
  ]);
}

/** The description of an entry, with its example and the errors that it throws. */
async function describe(entry: ApiEntry, compileField: CompileField): Promise<ElementContent[]> {
  const { deprecated, description, example, throws } = entry;
  const labelled = (texts: readonly PlacedText[], label: string, name: string) =>
    Promise.all(texts.map(async (text) => labelText(label, name, await compileField(text))));
  return [
    ...(await labelled(deprecated === undefined ? [] : [deprecated], 'Deprecated.', 'api-deprecated')),
    ...(await compileField(description)),
    ...(example ? await compileField({ ...example, text: `\`\`\`tsx\n${example.text}\n\`\`\`` }) : []),
    ...(await labelled(throws, 'Throws', 'api-throws')),
  ];
}

/** Puts a label at the beginning of a text. */
function labelText(written: string, className: string, content: readonly ElementContent[]): Element {
  const [first, ...rest] = content;
  const label = [element('strong', {}, [written]), ' '];
  const properties = { className: [className] };
  return first?.type === 'element' && first.tagName === 'p' && rest.length === 0
    ? element('p', properties, [...label, ...first.children])
    : element('div', properties, [...label, ...content]);
}

/**
 * Renders the table as HTML. On narrow screens CSS lays out its rows as blocks, which removes the table semantics in
 * browsers; the explicit roles preserve them
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
async function renderApiTable(
  table: ApiTable,
  entries: readonly AnchoredEntry[],
  compileField: CompileField,
): Promise<Element> {
  const withDefaults = entries.some((entry) => entry.default !== undefined);
  const columns = ['Name', 'Type', ...(withDefaults ? ['Default'] : []), 'Description'];
  const rows: Element[] = [];
  for (const entry of entries) rows.push(await renderApiRow(entry, withDefaults, compileField));
  const headers = columns.map((name) => element('th', { scope: 'col', role: 'columnheader' }, [name]));
  return element('div', { className: ['table-scroll', 'api-scroll'], role: 'group', tabIndex: 0 }, [
    element('table', { className: ['api'], role: 'table' }, [
      element('caption', {}, [table.title]),
      element('thead', { role: 'rowgroup' }, [element('tr', { role: 'row' }, headers)]),
      element('tbody', { role: 'rowgroup' }, rows),
    ]),
  ]);
}

const FENCE_START = { line: 1, column: 1 };

/** Replaces every fence of the language `api` with the table that its YAML describes. */
export function rehypeApiTables({ toSafeTree }: { readonly toSafeTree: ToSafeTree }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file, 'API table');
    const compileField = fieldCompiler(page, toSafeTree);
    const index: Element[] = [];
    await replaceElements(tree, apiFence, async (code, pre) => {
      const table = parseApiTable(readableText(code), pre.position?.start ?? FENCE_START, page.report);
      // A table that cannot be shown is removed: its YAML is of no use to readers.
      if (table === undefined) return element('div', {});
      const entries = claimIds(table, page);
      index.push(indexLine(table.title, entries));
      return renderApiTable(table, entries, compileField);
    });
    if (index.length > 0) addIndex(tree, index);
  };
}

function indexLine(title: string, entries: readonly AnchoredEntry[]): Element {
  const links = entries.flatMap(({ id, name }) => [
    ' ',
    element('a', { href: `#${id}` }, [element('code', {}, [name])]),
  ]);
  return element('p', {}, [element('span', {}, [title]), ...links]);
}

/** Adds the index of all tables below the first paragraphs, because most readers of a reference look for a name. */
function addIndex(tree: Root, index: readonly Element[]): void {
  const nav = element('nav', { className: ['api-index'], ariaLabel: 'Names on this page' }, index);
  const end = tree.children.findIndex((child) => child.type === 'element' && child.tagName !== 'p');
  tree.children.splice(end, 0, nav);
}

function apiFence(pre: Element): Element | undefined {
  const code = codeOf(pre);
  return code !== undefined && fenceLanguage(code) === 'api' ? code : undefined;
}

/** Returns the id of a table's entry; undefined for a name without letters and digits. */
export function apiEntryId(tableAnchor: string, entryName: string): string | undefined {
  const name = entryName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? undefined : `${tableAnchor}-${name}`;
}

/** Claims the ids of a table's entries. Reports and skips entries whose id is not available. */
function claimIds({ anchor, entries }: ApiTable, { ids, report }: Page): AnchoredEntry[] {
  return entries.flatMap((entry) => {
    const id = apiEntryId(anchor, entry.name);
    if (id !== undefined && ids.claimExplicit(id)) return [{ ...entry, id }];
    const message = `The id of the entry "${entry.name}" is ${id === undefined ? 'empty' : `"${id}", which is already used on this page`}.`;
    const hint =
      'Choose a name with letters or digits that no other entry has, or another anchor for the table.';
    report.error(entry.point, message, hint);
    return [];
  });
}
