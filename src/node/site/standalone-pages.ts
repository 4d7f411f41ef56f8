import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { contentDirectory } from '../content/files.ts';
import { appAfter } from '../markdown/blocks/page-app.ts';
import type { AppFiles } from '../markdown/page/facts.ts';

const FOLDER = 'src/examples';

/** A page of the documentation up to the end of one of its sections. */
const PagePart = z.strictObject({ page: z.string(), section: z.string() });

/** The file `page.json` of a standalone page. */
const PageFile = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** By default `/examples/<name of the folder>/`. */
  route: z
    .string()
    .regex(/^\/(?:[\w-]+\/)+$/, 'must be a path like "/playground/"')
    .optional(),
  /** Origins that the page shows in frames at a visitor's request. */
  frames: z
    .array(z.string().refine((url) => URL.parse(url)?.origin === url, 'must be an origin'))
    .default([]),
  /** Whether search engines may list the page. */
  indexed: z.boolean().default(true),
  /**
   * Whether the page runs code that readers write. Such a page has its own policy, and its script is inline, because
   * its frame may be sandboxed: there, modules need CORS headers, and in WebKit no file of the site matches `'self'`.
   */
  runsCode: z.boolean().default(false),
  /**
   * The pages that show the files of its app, each with the section after which the files are complete; see
   * {@link exampleAppFiles}. Empty for a page whose code is all in its folder.
   */
  app: z.array(PagePart).default([]),
});

/** A page outside the router: a folder `src/examples/<name>/` with `main.tsx` and `page.json`. */
export interface StandalonePage extends z.infer<typeof PageFile> {
  /** Its route, with the trailing slash under which it is served, such as `/examples/basic/`. */
  readonly route: string;
  /** The module that starts it, relative to the project's root. */
  readonly entry: string;
}

/**
 * Finds the standalone pages by their `page.json`, in alphabetical order. A page whose app consists of files that
 * documentation pages show is left out if the content folder has no such pages.
 */
export async function standalonePages(projectRoot: string): Promise<readonly StandalonePage[]> {
  const entries = await readdir(path.join(projectRoot, FOLDER), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const pages = await Promise.all(names.map((name) => readPage(projectRoot, name)));
  const isThere = (part: z.infer<typeof PagePart>) => existsSync(sourceOf(projectRoot, part));
  return pages.flatMap((page) => (page?.app.every(isThere) ? [page] : []));
}

/**
 * Returns the files of a standalone page's app: those that a reader has who follows its pages in order, each file as
 * last shown.
 *
 * @throws if a page has no such section
 */
export async function exampleAppFiles(projectRoot: string, parts: StandalonePage['app']): Promise<AppFiles> {
  const files = await Promise.all(
    parts.map(async (part) => {
      const text = await readFile(sourceOf(projectRoot, part), 'utf8');
      const shown = appAfter(unified().use(remarkParse).parse(text), part.section);
      if (shown === undefined)
        throw new Error(`${part.page}.md has no section "${part.section}", which an example names.`);
      return shown;
    }),
  );
  return Object.assign({}, ...files);
}

function sourceOf(projectRoot: string, { page }: z.infer<typeof PagePart>): string {
  return path.resolve(projectRoot, contentDirectory, 'docs', `${page}.md`);
}

async function readPage(projectRoot: string, name: string): Promise<StandalonePage | undefined> {
  const file = path.join(FOLDER, name, 'page.json');
  if (!existsSync(path.join(projectRoot, file))) return undefined;
  const parsed = PageFile.safeParse(JSON.parse(await readFile(path.join(projectRoot, file), 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not valid:\n${z.prettifyError(parsed.error)}`);
  return {
    ...parsed.data,
    route: parsed.data.route ?? `/examples/${name}/`,
    entry: `${FOLDER}/${name}/main.tsx`,
  };
}
