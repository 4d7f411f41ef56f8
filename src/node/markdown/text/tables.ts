import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { childElements, element, hasClass, labelText, tableCells } from '../page/hast.ts';
import { pageOf } from '../page/page.ts';

/**
 * Wraps each table of the text in a group that scrolls horizontally, is reachable by keyboard (WCAG 2.1.1) and is named
 * after the table's columns. The app makes a region of it where it scrolls, and takes it out of the tab order where it
 * does not.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    const labels = new Map<string, number>();
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
      if (hasClass(node, 'api')) return;
      const headers = finishCells(node);
      const label = headers.length === 0 ? 'Table' : `Table: ${headers.join(', ')}`;
      // The regions of a page need unique names to be told apart in a list of landmarks.
      const count = (labels.get(label) ?? 0) + 1;
      labels.set(label, count);
      const ariaLabel = count === 1 ? label : `${label} (${count})`;
      const region = { className: ['table-scroll'], role: 'group', tabIndex: 0, ariaLabel };
      parent.children[index] = element('div', region, [node]);
      return SKIP;
    });
  };
}

/**
 * Marks the headers of columns, and in a table with an empty corner the first cell of each row, which screen readers
 * announce with the other cells (https://www.w3.org/WAI/tutorials/tables/two-headers/). Returns the headers of
 * columns.
 *
 * Labels the cells of a table of three or more columns with their columns, because narrow screens show each row as a
 * card. That takes the implicit roles of cells away in some browsers, so they have explicit ones
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
function finishCells(table: Element): readonly string[] {
  const [head = [], ...rows] = tableCells(table);
  const labels = head.map((cell) => labelText(cell));
  const headers = labels.filter((label) => label !== '');
  for (const [column, cell] of head.entries()) {
    // An empty corner is not a header.
    if (labels[column] === '') cell.tagName = 'td';
    else cell.properties['scope'] = 'col';
  }
  for (const [column, cell] of rows.flatMap((row) => [...row.entries()])) {
    const label = labels[column];
    if (column === 0 && label === '') {
      cell.tagName = 'th';
      cell.properties['scope'] = 'row';
    }
    if (headers.length <= 2) continue;
    cell.properties['role'] = cell.tagName === 'th' ? 'rowheader' : 'cell';
    if (column > 0 && label !== undefined) cell.properties['dataLabel'] = label;
  }
  const { className } = table.properties;
  if (headers.length > 2)
    table.properties['className'] = [...(Array.isArray(className) ? className : []), 'cards'];
  return headers;
}

/**
 * Labels notes by their titles and scrollable API tables by their captions. Runs last, so that the ids of headings take
 * precedence.
 */
export function rehypeLabels() {
  return (tree: Root, file: VFile): void => {
    const { ids } = pageOf(file);
    visit(tree, 'element', (node) => {
      const isNote = hasClass(node, 'note');
      if (!isNote && !hasClass(node, 'api-scroll')) return;
      const labels = isNote
        ? childElements(node).filter((child) => hasClass(child, 'note-title'))
        : childElements(node).flatMap((table) => childElements(table, 'caption'));
      const [label] = labels;
      if (label === undefined) return;
      const id = ids.claimFree(isNote ? 'note-title' : 'api-caption', 'internal');
      label.properties = { id, ...label.properties };
      node.properties['ariaLabelledBy'] = [id];
    });
  };
}
