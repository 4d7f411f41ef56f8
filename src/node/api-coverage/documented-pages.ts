import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageSlug } from '../../shared/page-path.ts';
import { frontMatterOf } from '../content/front-matter.ts';
import { parseYaml, textOf } from '../content/yaml.ts';
import { parseApiTable } from '../markdown/api-table.ts';
import { Reporter } from '../markdown/page.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { DocumentedPage, DocumentedTable } from './compare.ts';

/** Reads the titles and API tables of all pages below a content folder. */
export async function readDocumentedPages(contentDirectory: string): Promise<readonly DocumentedPage[]> {
  const entries = await readdir(path.join(contentDirectory, 'docs'), {
    withFileTypes: true,
    recursive: true,
  });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(contentDirectory, path.join(entry.parentPath, entry.name)))
    .sort();
  return Promise.all(
    files.map(async (file) =>
      documentedPage(
        pageSlug(file.split(path.sep).join('/')),
        await readFile(path.join(contentDirectory, file), 'utf8'),
      ),
    ),
  );
}

/** Reads the API entries from a page's markdown, including its front matter. */
export function documentedPage(slug: string, source: string): DocumentedPage {
  return { slug, subject: subjectOf(source), tables: tablesOf(source) };
}

/** Returns the name in a title: `<Editor />` and `useEditor()` are pages about `Editor` and `useEditor`. */
function subjectOf(source: string): string {
  const frontMatter = frontMatterOf(source);
  const fields = frontMatter.kind === 'found' ? parseYaml(frontMatter.yaml).fields : undefined;
  const title = fields === undefined ? undefined : textOf(fields, 'title')?.text;
  return (title ?? '').replace(/^<|\s*\/?>$|\(\)$/g, '');
}

function tablesOf(source: string): readonly DocumentedTable[] {
  const tables: DocumentedTable[] = [];
  visit(parseMarkdown(source), 'code', ({ lang, value, position }: Code) => {
    if (lang !== 'api') return;
    // The check of the content reports mistakes in tables; here they are ignored.
    const table = parseApiTable(value, position?.start ?? { line: 1, column: 1 }, new Reporter());
    if (table !== undefined)
      tables.push({ anchor: table.anchor, names: table.entries.map(({ name }) => name) });
  });
  return tables;
}
