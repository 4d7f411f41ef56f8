import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { fenceLanguage } from '../code/fence-language.ts';
import { readableText } from '../html/element.ts';
import type { Page } from '../page.ts';
import type { AnchoredEntry, ApiTable } from './api-table.ts';
import { parseApiTable } from './parse-api-table.ts';
import { renderApiTable } from './render-api-table.ts';

const FENCE_START = { line: 1, column: 1 };

/** Replaces every fence of the language `api` by the table that its YAML describes. */
export async function renderApiTables(tree: Root, page: Page): Promise<void> {
  const found: { pre: Element; code: Element }[] = [];
  visit(tree, 'element', (pre) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (code?.type !== 'element' || fenceLanguage(code) !== 'api') return;
    found.push({ pre, code });
    return SKIP;
  });
  const titles = new Set<string>();
  const anchors = new Set<string>();
  for (const { pre, code } of found) {
    const table = parseApiTable(readableText(code), pre.position?.start ?? FENCE_START, page.report);
    // A table that cannot be shown leaves its place empty: its YAML is of no use to readers.
    if (table === undefined) {
      Object.assign(pre, { tagName: 'div', children: [] });
      continue;
    }
    reportRepetition('The title', table.title, titles, table, page);
    reportRepetition('The anchor', table.anchor, anchors, table, page);
    Object.assign(pre, await renderApiTable(table, claimIds(table, page), page));
  }
}

/** Entries whose id cannot be had are reported and left out. */
function claimIds(table: ApiTable, page: Page): AnchoredEntry[] {
  return table.entries.flatMap((entry) => {
    const name = entry.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const id = `${table.anchor}-${name}`;
    if (name === '') {
      page.report.error(
        entry.point,
        `The entry "${entry.name}" has no letter or digit in its name, so nothing can link to it.`,
        'Give it a name.',
      );
      return [];
    }
    if (page.ids.claimExplicit(id)) return [{ entry, id }];
    page.report.error(
      entry.point,
      `The entry "${entry.name}" would get the id "${id}", which is used already on this page.`,
      'Rename one of the two, or give the tables different anchors.',
    );
    return [];
  });
}

function reportRepetition(
  field: string,
  value: string,
  seen: Set<string>,
  table: ApiTable,
  page: Page,
): void {
  if (seen.has(value)) {
    page.report.error(
      table.point,
      `${field} "${value}" belongs to another API table of this page.`,
      'Each table needs its own.',
    );
  }
  seen.add(value);
}
