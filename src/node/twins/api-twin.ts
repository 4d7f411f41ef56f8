import type { ApiEntry, ApiTable } from '../markdown/api/api-table.ts';
import { parseApiTable } from '../markdown/api/parse-api-table.ts';
import { Report } from '../markdown/report.ts';
import { indent, inlineCode } from './markdown-text.ts';
import { Source } from './source.ts';

/** Turns the markdown of a description into that of a twin. */
export type RenderMarkdown = (markdown: string) => string;

/**
 * An `api` fence as a table or, where a description has more than one paragraph, which no cell can hold, as a list.
 * Undefined when the YAML describes no table; the page's own compilation reports that.
 */
export function apiTwin(yaml: string, render: RenderMarkdown): string | undefined {
  const table = parseApiTable(yaml, { line: 1, column: 1 }, Report.forFile('', 1));
  if (table === undefined) return undefined;
  const fitsCells = table.entries.every((entry) => textsOf(entry).every(isParagraph));
  return `**${table.title}**\n\n${fitsCells ? asTable(table, render) : asList(table, render)}`;
}

function asTable({ entries }: ApiTable, render: RenderMarkdown): string {
  const withDefaults = entries.some((entry) => entry.default !== undefined);
  const row = (name: string, type: string, value: string, description: string) =>
    `| ${[name, type, ...(withDefaults ? [value] : []), description].map(cell).join(' | ')} |`;
  return [
    row('Name', 'Type', 'Default', 'Description'),
    row('---', '---', '---', '---'),
    ...entries.map((entry) =>
      row(nameOf(entry), inlineCode(entry.type), defaultOf(entry), textsOf(entry).map(render).join('<br>')),
    ),
  ].join('\n');
}

function asList({ entries }: ApiTable, render: RenderMarkdown): string {
  return entries
    .map((entry) => {
      const value = entry.default === undefined ? '' : `, default ${defaultOf(entry)}`;
      const head = `- ${nameOf(entry)}: ${inlineCode(entry.type)}${value}`;
      return [head, ...textsOf(entry).map((text) => indent(render(text), 2))].join('\n\n');
    })
    .join('\n\n');
}

function nameOf(entry: ApiEntry): string {
  const facts = [
    ...(entry.required ? ['required'] : []),
    ...(entry.deprecated === undefined ? [] : ['deprecated']),
    ...(entry.since === undefined ? [] : [`since ${entry.since}`]),
    ...(entry.undoable === undefined ? [] : [entry.undoable ? 'undoable' : 'not undoable']),
  ];
  return facts.length === 0 ? inlineCode(entry.name) : `${inlineCode(entry.name)} (${facts.join(', ')})`;
}

function defaultOf(entry: ApiEntry): string {
  return entry.default === undefined ? '' : inlineCode(entry.default);
}

/** All that is said about an entry, as markdown. */
function textsOf({ deprecated, description, throws }: ApiEntry): readonly string[] {
  return [
    ...(deprecated === undefined ? [] : [`**Deprecated.** ${deprecated.text}`]),
    description.text,
    ...throws.map(({ text }) => `**Throws** ${text}`),
  ];
}

function isParagraph(markdown: string): boolean {
  const { children } = new Source(markdown).tree;
  return children.length === 1 && children[0]?.type === 'paragraph';
}

/** In a table a bar ends the cell, also in code (GFM, section 4.10). */
function cell(markdown: string): string {
  return markdown
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}
