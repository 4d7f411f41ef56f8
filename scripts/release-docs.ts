import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { contentDirectory } from '../src/node/content/files.ts';
import { isBelow, otherVersions } from '../src/node/content/other-versions.ts';
import { Sidebar, Site } from '../src/node/content/site-schema.ts';
import { isCommand, Problem, runCommand } from './command.js';

/**
 * Keeps the current pages of a content folder as a version: in `docs/<name>/`, with links to each other, in the
 * sidebar, and in `site.yaml`. Returns the number of pages.
 *
 * @param next what the current version is called from now on, such as `0.3.0`; unchanged if absent
 */
export async function releaseDocs(content: string, name: string, next?: string): Promise<number> {
  const docs = path.join(content, 'docs');
  const others = await otherVersions(content);
  if (!/^\w[\w.-]*$/.test(name) || existsSync(path.join(docs, name)))
    throw new Problem(`Pages cannot be kept as "docs/${name}/": choose a new name, such as "0.2".`);
  const own = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((file) => !isBelow(others, file));
  const [files, names] = [await own(docs), await own(path.join(content, 'names'))];
  for (const file of files) {
    const copy = path.join(docs, name, file);
    await cp(path.join(docs, file), copy);
    if (file.endsWith('.md')) await edit(copy, (text) => linksWithin(text, name, others));
  }
  for (const file of names.filter((one) => !/^(?:inline|demos)\.json$/.test(one)))
    await cp(path.join(content, 'names', file), path.join(content, 'names', name, file));
  const kept = (pages: readonly string[]) =>
    pages.filter((page) => !isBelow(others, page)).map((page) => `${name}/${page}`);
  await editYaml(path.join(content, 'sidebar.yaml'), (file) => {
    const { groups, readFirst = [] } = Sidebar.fields.parse(file.toJS());
    for (const { label, pages } of groups) {
      if (kept(pages).length > 0) file.addIn(['groups'], file.createNode({ label, pages: kept(pages) }));
    }
    for (const page of kept(readFirst)) file.addIn(['readFirst'], page);
  });
  await editYaml(path.join(content, 'site.yaml'), (file) => {
    const written: Readonly<Record<string, unknown>> = file.toJS();
    const versions = Site.fields.shape.versions.parse(written['versions']);
    const index = versions.findIndex(({ current }) => current);
    file.addIn(['versions'], file.createNode({ ...versions[index], name, label: name, current: false }));
    if (next !== undefined) file.setIn(['versions', index, 'version'], next);
  });
  return files.filter((file) => file.endsWith('.md')).length;
}

/** Returns the text of a page whose links, and the page that it continues, are in the folder of a version. */
function linksWithin(markdown: string, name: string, others: readonly string[]): string {
  return markdown
    .replace(/(\]\(|\]: )\/docs\/([^)\s]+)/g, (link, start: string, target: string) =>
      isBelow(others, target) ? link : `${start}/docs/${name}/${target}`,
    )
    .replace(/^(continues: ["']?)/m, `$1${name}/`);
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Changes the fields of a file; its comments and the form of the rest stay. */
function editYaml(file: string, change: (yaml: Document.Parsed) => void): Promise<void> {
  return edit(file, (text) => {
    const yaml = parseDocument(text);
    change(yaml);
    return yaml.toString({ lineWidth: 0 });
  });
}

// `npm run release-docs 0.2 0.3.0`: keeps the pages as version 0.2; from now on they describe 0.3.0.
if (isCommand(import.meta.url)) {
  await runCommand(async () => {
    const [name, next] = process.argv.slice(2);
    if (name === undefined)
      throw new Problem('Name the version that is kept: npm run release-docs 0.2 0.3.0');
    const pages = await releaseDocs(contentDirectory, name, next);
    console.log(`${pages} pages are kept in ${contentDirectory}/docs/${name}/.`);
    if (next === undefined)
      console.log(`Write the number of the next version into ${contentDirectory}/site.yaml.`);
  });
}
