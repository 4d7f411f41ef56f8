import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../../../src/node/emit/html-document.ts';
import { groupPages } from '../content/group-pages.ts';
import { benchRoot } from '../paths.ts';
import type { BenchPage, SearchControls, SiteName, SiteUnderTest } from './site.ts';

/** Another generator. Its project is the folder with its name in `bench/templates/`, with our pages added. */
interface Peer {
  readonly name: Exclude<SiteName, 'ours'>;
  readonly label: string;
  /** The generator's command-line script, from the folder of installed packages. */
  readonly script: string;
  readonly build: readonly string[];
  /** Arguments for the development server, without the port. */
  readonly dev: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the built site, in the project. */
  readonly output: string;
  /** Folders of caches, in the project. */
  readonly caches: readonly string[];
  /** Returns the file of a page, in the project. */
  pageFile(slug: string): string;
  /** Returns the content of that file. */
  page(page: BenchPage): string;
  /** Returns the path of a page on the served site; `/docs/<slug>` by default. */
  pagePath?(slug: string): string;
  readonly search: SearchControls;
}

/** Describes a generator by the differences between the generators. */
export function peer({ name, label, search, ...own }: Peer): SiteUnderTest {
  const command = (projectDir: string, args: readonly string[]) => ({
    file: process.execPath,
    args: [path.join(benchRoot, 'node_modules', own.script), ...args],
    cwd: projectDir,
    env: own.env ?? {},
  });
  return {
    name,
    label,
    prepare: async (pages, projectDir) => {
      await rm(projectDir, { recursive: true, force: true });
      await cp(path.join(benchRoot, 'templates', name), projectDir, { recursive: true });
      await writeFile(path.join(projectDir, 'groups.mjs'), sidebarModule(pages));
      for (const page of pages) {
        const file = path.join(projectDir, own.pageFile(page.slug));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, own.page(page));
      }
    },
    build: (projectDir) => command(projectDir, own.build),
    dev: (projectDir, port) => command(projectDir, [...own.dev, '--port', String(port)]),
    outDir: (projectDir) => path.join(projectDir, own.output),
    leftovers: (projectDir) =>
      [own.output, ...own.caches, 'node_modules'].map((folder) => path.join(projectDir, folder)),
    pageFile: (projectDir, slug) => path.join(projectDir, own.pageFile(slug)),
    pagePath: own.pagePath ?? ((slug) => `/docs/${slug}`),
    search,
  };
}

/** Returns the module that the configurations import: the groups of the sidebar. */
function sidebarModule(pages: readonly BenchPage[]): string {
  const groups = groupPages(pages).map(({ label, pages: grouped }) => ({
    label,
    // Some generators treat labels as HTML.
    pages: grouped.map(({ slug, title }) => ({ slug, title, htmlTitle: escapeHtml(title) })),
  }));
  return `export default ${JSON.stringify(groups, null, 2)};\n`;
}

/**
 * Returns a file of front matter and markdown. The front matter is JSON, which is valid YAML without questions of
 * quoting.
 */
export function markdownFile(frontMatter: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** Returns the version of a package that the benchmark has installed. */
export function installedVersion(name: string): string {
  const file = path.join(benchRoot, 'node_modules', name, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
