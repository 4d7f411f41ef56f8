import type { Code, Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import { cutContext } from '../../../src/node/markdown/code/cut-context.ts';
import { readMarks } from '../../../src/node/markdown/code/read-marks.ts';
import { Report } from '../../../src/node/markdown/report.ts';
import { figureTwin } from '../../../src/node/twins/directive-twin.ts';
import type { Edit } from '../../../src/node/twins/edits.ts';
import { fence } from '../../../src/node/twins/markdown-text.ts';
import { Source } from '../../../src/node/twins/source.ts';
import { convertApiTable } from './convert-api-table.ts';

/** Gives the source of the demo of this name; undefined when there is none. */
export type DemoSource = (name: string) => string | undefined;

/**
 * Turns a page of ours into markdown that other generators take: demos become their code, diagrams the sentences that
 * say the same, API tables tables, and code loses the context that readers do not see. What other generators know too
 * stays as it is and gets their notation later (`sites/dialect.ts`): notes, code blocks with titles and marked lines,
 * ids of headings, links.
 */
export function convertBody(markdown: string, demoSource: DemoSource): string {
  const source = new Source(markdown);
  return source.edited([source.tree], editsOf(source.tree, source, demoSource)).trim();
}

function editsOf(node: Nodes, source: Source, demoSource: DemoSource): Edit[] {
  switch (node.type) {
    case 'code':
      return [source.replaceBlock(node, convertCode(node, demoSource))];
    case 'leafDirective': {
      const links = { pageUrl: '', urlOf: String, imageUrl: String };
      const block = figureTwin(node, source, [], { ...links, demoSource });
      return block === undefined ? [] : [source.replaceBlock(node, block)];
    }
    default:
      return 'children' in node ? node.children.flatMap((child) => editsOf(child, source, demoSource)) : [];
  }
}

function convertCode({ lang, meta, value }: Code, demoSource: DemoSource): string {
  if (lang === 'api') {
    const table = convertApiTable(value, (text) => convertBody(text, demoSource));
    if (table === undefined) throw new Error(`An API table cannot be read:\n${value}`);
    return table;
  }
  const { lines } = readMarks(cutContext(value).shown, { line: 1, column: 1 }, Report.forFile('', 1));
  const kept = meta?.match(/\btitle="[^"]*"|\{[\d,\- ]+\}/g) ?? [];
  return fence([lang ?? 'text', ...kept].join(' '), lines.join('\n'));
}
