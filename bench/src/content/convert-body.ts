import type { Code, Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { cutContext } from '../../../src/node/markdown/code/fence.ts';
import { parseMarkdown } from '../../../src/node/markdown/parse.ts';
import { convertApiTable } from './convert-api-table.ts';

/** Returns the source of the demo with this name; undefined if there is none. */
export type DemoSource = (name: string) => string | undefined;

/**
 * Converts one of our pages to markdown for other generators: demos become their code, diagrams their text
 * alternatives, API tables markdown tables, and code loses the context that readers do not see. Features that other
 * generators have too are unchanged and get their notation later (`sites/dialect.ts`): notes, code blocks with titles
 * and marked lines, ids of headings, links.
 */
export function convertBody(markdown: string, demoSource: DemoSource): string {
  let converted = '';
  let done = 0;
  visit(parseMarkdown(markdown), (node) => {
    const block = convertBlock(node, markdown, demoSource);
    if (block === undefined) return;
    const [start, end] = offsets(node);
    // Further lines of a block in a quote or a list begin like its first one, without the marker.
    const prefix = markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
    const lines = block.split('\n').map((line, index) => (index === 0 ? line : `${prefix}${line}`.trimEnd()));
    converted += markdown.slice(done, start) + lines.join('\n');
    done = end;
    return SKIP;
  });
  return (converted + markdown.slice(done)).trim();
}

/** Returns the replacement of a block; undefined if it stays. */
function convertBlock(node: Nodes, markdown: string, demoSource: DemoSource): string | undefined {
  if (node.type === 'code') return convertCode(node);
  if (node.type !== 'leafDirective' || (node.name !== 'demo' && node.name !== 'diagram')) return undefined;
  const [first, last] = [node.children[0], node.children.at(-1)];
  const sentence = first && last ? markdown.slice(offsets(first)[0], offsets(last)[1]) : '';
  const name = node.attributes?.['name'];
  const code = node.name === 'demo' && name ? demoSource(name) : undefined;
  return code === undefined ? sentence : `${sentence}\n\n${fence(`tsx title="${name}.tsx"`, code)}`;
}

function offsets({ position }: Nodes): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
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
