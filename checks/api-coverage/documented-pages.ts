import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadContent } from '../../src/node/content/load-content.ts';
import { parseApiTable } from '../../src/node/markdown/api/read-table.ts';
import { Reporter } from '../../src/node/markdown/page/reporter.ts';
import { parseMarkdown } from '../../src/node/markdown/parse.ts';
import { pageSlug } from '../../src/shared/page-path.ts';
import type { DocumentedPage, DocumentedTable } from './compare.ts';

/** Reads the titles and API tables of all pages below a content folder. */
export async function readDocumentedPages(contentDirectory: string): Promise<readonly DocumentedPage[]> {
  const { documents } = await loadContent(contentDirectory, '.');
  return documents
    .filter(({ type }) => type.name === 'Doc')
    .map(({ contentPath, yaml, body }) => {
      return documentedPage(pageSlug(contentPath), String(yaml.value?.['title'] ?? ''), body);
    });
}

/** Returns the API entries in a page's markdown, and the name in its title: `<Editor />` is about `Editor`. */
export function documentedPage(slug: string, title: string, markdown: string): DocumentedPage {
  return { slug, subject: title.replace(/^<|(?<!\s)\s*\/?>$|\(\)$/g, ''), tables: tablesOf(markdown) };
}

function tablesOf(markdown: string): readonly DocumentedTable[] {
  const tables: DocumentedTable[] = [];
  visit(parseMarkdown(markdown), 'code', ({ lang, value, position }: Code) => {
    if (lang !== 'api') return;
    // The check of the content reports mistakes in tables; here they are ignored.
    const table = parseApiTable(value, position?.start ?? { line: 1, column: 1 }, new Reporter());
    if (table !== undefined)
      tables.push({ anchor: table.anchor, names: table.entries.map(({ name }) => name) });
  });
  return tables;
}
