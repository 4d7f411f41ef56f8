import { parseApiTable } from '../../../src/node/markdown/api/parse-api-table.ts';
import { Report } from '../../../src/node/markdown/report.ts';
import { apiTwin, type RenderMarkdown } from '../../../src/node/twins/api-twin.ts';

/**
 * An API table as a markdown table (or list, see `apiTwin`) in which each entry has its anchor, because pages link to
 * them. Undefined where the YAML describes no table.
 */
export function convertApiTable(yaml: string, render: RenderMarkdown): string | undefined {
  const table = parseApiTable(yaml, { line: 1, column: 1 }, Report.forFile('', 1));
  const markdown = apiTwin(yaml, render);
  if (table === undefined || markdown === undefined) return undefined;
  const ids = table.entries.map(({ name }) => `${table.anchor}-${name}`).values();
  // Each entry begins a line with its name; nothing else in a table or list does.
  return markdown.replace(/^(\| |- )(?=`)/gm, (start) => `${start}<a id="${ids.next().value}"></a>`);
}
