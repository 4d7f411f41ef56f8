import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../../scripts/project-root.js';
import { PUBLISHED } from '../sites/dialect.ts';
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

/** Reads the pages of the documentation in the order of its sidebar. Links to pages outside it lead to the published site. */
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
      return {
        slug,
        group,
        title,
        description,
        body: convertBody(markdown, (name) => demos.get(name)),
        unlisted,
      };
    }),
  );
  const outside = pages.filter(({ unlisted }) => unlisted).map(({ slug }) => `](/docs/${slug}`);
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ unlisted: _, body, ...page }) => ({
      ...page,
      body: outside.reduce((text, link) => text.replaceAll(link, link.replace('](', `](${PUBLISHED}`)), body),
    }));
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
