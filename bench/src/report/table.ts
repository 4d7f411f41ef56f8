import { SITE_NAMES } from '../sites/site.ts';
import { bestPeer, isMet, type Row, ratio } from './row.ts';

/** Returns a markdown table: each site's figure, the best peer's in bold, the ratio to it, and the target. */
export function rowsTable(rows: readonly Row[], labels: readonly string[]): string {
  return markdownTable(
    ['', ...labels, 'ratio to the best peer', 'target', ''],
    rows.map((row) => [
      row.name,
      ...siteCells(row),
      ratio(row)?.toFixed(2) ?? '–',
      targetCell(row),
      verdict(row),
    ]),
  );
}

function siteCells(row: Row): string[] {
  const best = bestPeer(row);
  return SITE_NAMES.map((name) => {
    const figure = row.figures[name];
    if (figure === undefined) return '–';
    const text = figure.toFixed(row.digits);
    return name !== 'ours' && figure === best ? `**${text}**` : text;
  });
}

function targetCell({ target, digits }: Row): string {
  if (target === undefined) return '';
  if (target.kind === 'ratio') return `≤ ${target.most} ×`;
  return target.kind === 'most' ? `≤ ${target.most.toFixed(digits)}` : `≥ ${target.least.toFixed(digits)}`;
}

function verdict(row: Row): string {
  const met = isMet(row);
  return met === undefined ? '' : met ? 'met' : '**missed**';
}

/** Returns a markdown table with its first column left-aligned and all others right-aligned. */
export function markdownTable(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...body.map(line)].join(
    '\n',
  );
}
