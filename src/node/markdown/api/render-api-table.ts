import type { Element } from 'hast';
import { element } from '../html/element.ts';
import type { Page } from '../page.ts';
import type { AnchoredEntry, ApiTable } from './api-table.ts';
import { renderApiRow } from './render-api-row.ts';

/**
 * The table as HTML. On narrow screens CSS lays its rows out as blocks, and browsers then forget that it is a
 * table: the explicit roles keep it one
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
export async function renderApiTable(
  table: ApiTable,
  entries: readonly AnchoredEntry[],
  page: Page,
): Promise<Element> {
  const withDefaults = entries.some(({ entry }) => entry.default !== undefined);
  const columns = ['Name', 'Type', ...(withDefaults ? ['Default'] : []), 'Description'];
  const rows: Element[] = [];
  for (const anchored of entries) rows.push(await renderApiRow(anchored, withDefaults, page));
  const headers = columns.map((name) => element('th', { scope: 'col', role: 'columnheader' }, [name]));
  return element('div', { className: ['table-scroll', 'api-scroll'], role: 'region', tabIndex: 0 }, [
    element('table', { className: ['api'], role: 'table' }, [
      element('caption', {}, [table.title]),
      element('thead', { role: 'rowgroup' }, [element('tr', { role: 'row' }, headers)]),
      element('tbody', { role: 'rowgroup' }, rows),
    ]),
  ]);
}
