import type { Code, Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import { cutContext } from '../../../src/node/markdown/code/fence.ts';
import { convertApiTable } from './convert-api-table.ts';
import { type Edit, Source } from './source.ts';

/** Returns the source of the demo with this name; undefined if there is none. */
export type DemoSource = (name: string) => string | undefined;

/**
 * Converts one of our pages to markdown for other generators: demos become their code, diagrams their text
 * alternatives, API tables markdown tables, and code loses the context that readers do not see. Features that other
 * generators have too are unchanged and get their notation later (`sites/dialect.ts`): notes, code blocks with titles
 * and marked lines, ids of headings, links.
 */
export function convertBody(markdown: string, demoSource: DemoSource): string {
  const source = new Source(markdown);
  return source.edited([source.tree], editsOf(source.tree, source, demoSource)).trim();
}

function editsOf(node: Nodes, source: Source, demoSource: DemoSource): Edit[] {
  switch (node.type) {
    case 'code':
      return [source.replaceBlock(node, convertCode(node))];
    case 'leafDirective': {
      const { name } = node.attributes ?? {};
      if (node.name !== 'demo' && node.name !== 'diagram') return [];
      const sentence = source.edited(node.children, []);
      const code = node.name === 'demo' && name ? demoSource(name) : undefined;
      const block =
        code === undefined ? sentence : `${sentence}\n\n${fence(`tsx title="${name}.tsx"`, code)}`;
      return [source.replaceBlock(node, block)];
    }
    default:
      return 'children' in node ? node.children.flatMap((child) => editsOf(child, source, demoSource)) : [];
  }
}

function convertCode({ lang, meta, value }: Code): string {
  if (lang === 'api') {
    const table = convertApiTable(value);
    if (table === undefined) throw new Error(`An API table cannot be read:\n${value}`);
    return table;
  }
  const kept = meta?.match(/\btitle="[^"]*"|\{[\d,\- ]+\}/g) ?? [];
  return fence([lang ?? 'text', ...kept].join(' '), cutContext(value).shown);
}

/** Returns a fenced code block; the fence is longer than any run of backticks in the code. */
function fence(info: string, code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(Math.max(3, longest + 1));
  return `${ticks}${info}\n${code.replace(/^\n+|\n+$/g, '')}\n${ticks}`;
}
