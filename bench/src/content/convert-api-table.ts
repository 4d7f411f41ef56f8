import { parseApiTable } from '../../../src/node/markdown/api/read-table.ts';
import { Reporter } from '../../../src/node/markdown/page/reporter.ts';
import { plainMarkdown } from '../../../src/node/markdown-export/plain-markdown.ts';

/** The address of a site that does not exist: links in an API table are made absolute, and relative again. */
const PLACE = { siteUrl: 'https://site.invalid', base: '/' };

/**
 * Converts an API table to a markdown table or list in which each entry has its anchor, because pages link to them.
 * Undefined if the YAML is not a valid table.
 */
export function convertApiTable(yaml: string): string | undefined {
  const table = parseApiTable(yaml, { line: 1, column: 1 }, new Reporter());
  if (table === undefined) return undefined;
  const markdown = plainMarkdown(`\`\`\`\`\`\`\`api\n${yaml}\n\`\`\`\`\`\`\``, {
    route: '/',
    place: PLACE,
    contentPath: '',
    folder: '',
    assets: [],
    demos: new Map(),
  })
    .replaceAll(`${PLACE.siteUrl}/#`, '#')
    .replaceAll(PLACE.siteUrl, '');
  const ids = table.entries.map(({ name }) => `${table.anchor}-${name}`).values();
  // Each entry begins a line with its name; nothing else in a table or list does.
  return markdown.replace(/^(\| |- )(?=`)/gm, (start) => `${start}<a id="${ids.next().value}"></a>`);
}
