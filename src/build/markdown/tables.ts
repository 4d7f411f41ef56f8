import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, hasClass, readableText } from './html/element.ts';

/**
 * Puts each table of the text into a region that scrolls sideways and can be reached by keyboard (WCAG
 * 2.1.1); it is named after the table's columns.
 */
export function wrapTables(tree: Root): void {
  const labels = new Map<string, number>();
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
    if (hasClass(node, 'api')) return;
    const headers = finishCells(node);
    const label = uniqueLabel(headers.length === 0 ? 'Table' : `Table: ${headers.join(', ')}`, labels);
    const region = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label };
    parent.children[index] = element('div', region, [node]);
    return SKIP;
  });
}

/** Marks column headers as such and turns the obsolete `align` attribute into a class. */
function finishCells(table: Element): string[] {
  const headers: string[] = [];
  visit(table, 'element', (cell) => {
    const { align, ...properties } = cell.properties;
    if (align === 'right' || align === 'center') properties['className'] = [`align-${align}`];
    if (cell.tagName === 'th') {
      const header = readableText(cell).trim();
      if (header === '') {
        cell.tagName = 'td'; // An empty corner is the header of nothing.
      } else {
        properties['scope'] = 'col';
        headers.push(header);
      }
    }
    cell.properties = properties;
  });
  return headers;
}

/**
 * Two regions of a page must not have the same name, or nobody can tell them apart in a list of landmarks.
 */
function uniqueLabel(label: string, labels: Map<string, number>): string {
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  return count === 1 ? label : `${label} (${count})`;
}
