import type { Element, ElementContent } from 'hast';
import { hasClass, readableText } from '../markdown/html/element.ts';

/** One row of an API table. */
export interface ApiEntrySection {
  readonly anchor: string;
  readonly name: string;
  /** The TypeScript type. */
  readonly type: string;
  /** What is said of it: badges and the description. */
  readonly details: readonly ElementContent[];
}

/** Whether an element is a table made of an `api` block. */
export function isApiTable(node: Element): boolean {
  return node.tagName === 'table' && hasClass(node, 'api');
}

/** The table's caption. */
export function apiTableTitle(table: Element): string {
  return childrenOf(table, 'caption').map(readableText).join('');
}

/** The entries of an API table in order. */
export function apiEntries(table: Element): readonly ApiEntrySection[] {
  const rows = childrenOf(table, 'tbody').flatMap((body) => childrenOf(body, 'tr'));
  return rows.flatMap((row) => {
    const [head] = childrenOf(row, 'th');
    if (head === undefined) return [];
    const [name, ...badges] = head.children.filter((child) => child.type === 'element');
    // The description of what is deprecated begins with this word itself.
    const shown = badges.filter((badge) => !hasClass(badge, 'badge-deprecated'));
    const cells = childrenOf(row, 'td');
    const description = cells.filter((cell) => cell.properties['dataLabel'] === 'Description');
    return [
      {
        anchor: String(row.properties['id'] ?? ''),
        name: name === undefined ? '' : readableText(name),
        type: cells
          .filter((cell) => cell.properties['dataLabel'] === 'Type')
          .map(readableText)
          .join(''),
        details: [...shown.flatMap((badge) => [badge, SPACE]), ...description],
      },
    ];
  });
}

const SPACE: ElementContent = { type: 'text', value: ' ' };

function childrenOf(node: Element, tagName: string): Element[] {
  return node.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
}
