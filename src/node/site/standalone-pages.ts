import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '../content/files.ts';
import { appAfter } from '../markdown/blocks/page-app.ts';
import type { AppFiles } from '../markdown/page/facts.ts';

/** A page of the documentation up to the end of one of its sections. */
interface PagePart {
  readonly page: string;
  readonly section: string;
}

/** A page outside the router, which `main.tsx` in a folder of `src/examples/` starts. */
export interface StandalonePage {
  /** Its route, with the trailing slash under which it is served, such as `/examples/basic/`. */
  readonly route: string;
  /** The module that starts it, relative to the project's root. */
  readonly entry: string;
  readonly title: string;
  readonly description: string;
  /** Origins that the page shows in frames at a visitor's request. */
  readonly frames: readonly string[];
  /** Addresses of other sites to which its forms post at a visitor's request. */
  readonly forms: readonly string[];
  /**
   * Whether search engines may list the page. Readers come to such a page, so it shows its title and description until
   * its script has started.
   */
  readonly indexed: boolean;
  /**
   * Whether the page runs code that readers write. Such a page has its own policy, and its script is inline, because
   * its frame may be sandboxed: there, modules need CORS headers, and in WebKit no file of the site matches `'self'`.
   */
  readonly runsCode: boolean;
  /**
   * The pages that show the files of its app, each with the section after which the files are complete; see
   * {@link exampleAppFiles}. Empty for a page whose code is all in its folder.
   */
  readonly app: readonly PagePart[];
}

/** Returns the page of a folder of `src/examples/`. */
function pageOf(
  folder: string,
  fields: Pick<StandalonePage, 'title' | 'description'> & Partial<StandalonePage>,
): StandalonePage {
  const defaults = { frames: [], forms: [], indexed: true, runsCode: false, app: [] };
  const entry = `src/examples/${folder}/main.tsx`;
  return { ...defaults, route: `/examples/${folder}/`, entry, ...fields };
}

const PAGES: readonly StandalonePage[] = [
  pageOf('basic', {
    title: 'Basic page editor',
    description:
      'The small page editor that the Craft.js tutorial builds: drag components, change their settings, undo, copy and load a page.',
    app: [
      { page: 'guides/basic-tutorial', section: 'step-4' },
      { page: 'guides/tutorial-regions', section: 'step-8' },
      { page: 'guides/tutorial-editing', section: 'step-12' },
      { page: 'guides/recipes/copy-and-load', section: 'compress-the-text' },
      { page: 'guides/check-pages', section: 'check' },
      { page: 'guides/finish-the-editor', section: 'app' },
    ],
  }),
  pageOf('code-frame', {
    title: 'Code frame',
    description: 'Runs code that a reader edits, for the page around it.',
    indexed: false,
    runsCode: true,
  }),
  pageOf('landing', {
    title: 'Page editor',
    description:
      'A complete page editor built with Craft.js: drag, resize and restyle a page, edit its text in place, and take it with you as JSON.',
    frames: ['https://www.youtube-nocookie.com'],
  }),
  pageOf('page-app', {
    title: 'App of a page',
    description:
      'Runs an app that a page of the documentation builds, as it is after one of the page’s sections.',
    indexed: false,
  }),
  pageOf('playground', {
    route: '/playground/',
    title: 'Playground',
    description:
      'An editor for code with its result beside it: try a page editor of your own, and share it by a link.',
    forms: ['https://stackblitz.com/run'],
  }),
];

/**
 * Returns the standalone pages of the site. A page whose app consists of files that documentation pages show is left
 * out if the content folder has no such pages.
 */
export function standalonePages(projectRoot: string): readonly StandalonePage[] {
  return PAGES.filter(({ app }) => app.every((part) => existsSync(sourceOf(projectRoot, part))));
}

/**
 * Returns the files of a standalone page's app: those that a reader has who follows its pages in order, each file as
 * last shown.
 *
 * @throws if a page has no such section
 */
export async function exampleAppFiles(projectRoot: string, parts: StandalonePage['app']): Promise<AppFiles> {
  // Loaded late, because few start the dev server to see an example.
  const { parseMarkdown } = await import('../markdown/parse.ts');
  const files = await Promise.all(
    parts.map(async (part) => {
      const text = await readFile(sourceOf(projectRoot, part), 'utf8');
      const files = appAfter(parseMarkdown(text), part.section);
      if (files === undefined)
        throw new Error(`${part.page}.md has no section "${part.section}", which an example names.`);
      return files;
    }),
  );
  return Object.assign({}, ...files);
}

function sourceOf(projectRoot: string, { page }: PagePart): string {
  return path.resolve(projectRoot, contentDirectory, 'docs', `${page}.md`);
}
