import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../../scripts/project-root.js';
import type { BenchPage } from '../sites/site.ts';
import { convertBody } from './convert-body.ts';

/** The fields of `sidebar.yaml` that are read. The build of this site checks its schema. */
interface SidebarSource {
  readonly groups: readonly { readonly label: string; readonly pages: readonly string[] }[];
}

/** The fields of a page's front matter that are read. */
interface FrontMatter {
  readonly title: string;
  readonly description: string;
  /** Whether the page is in no sidebar. */
  readonly unlisted?: boolean;
}

/** Reads the pages of the repository's documentation that are in its sidebar, in this order. */
export async function readRealPages(): Promise<readonly BenchPage[]> {
  const content = path.join(projectRoot, 'content');
  const demos = await readDemos(path.join(content, 'demos'));
  const { groups }: SidebarSource = parse(await readFile(path.join(content, 'sidebar.yaml'), 'utf8'));
  const places = groups.flatMap(({ label, pages }) => pages.map((slug) => ({ slug, group: label })));
  const pages = await Promise.all(
    places.map(async ({ slug, group }) => {
      const file = path.join(content, 'docs', `${slug}.md`);
      const [, yaml, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(file, 'utf8')) ?? [];
      if (yaml === undefined || markdown === undefined) throw new Error(`${file} has no front matter.`);
      const { title, description, unlisted = false }: FrontMatter = parse(yaml);
      const body = convertBody(markdown, (name) => demos.get(name));
      return unlisted ? [] : [{ slug, group, title, description, body }];
    }),
  );
  return pages.flat();
}

async function readDemos(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder);
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [
          path.parse(file).name,
          await readFile(path.join(folder, file), 'utf8'),
        ],
      ),
    ),
  );
}
