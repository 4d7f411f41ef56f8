/** The generators that are measured side by side; `ours` is this repository. */
export const SITE_NAMES = ['ours', 'vitepress', 'starlight', 'docusaurus', 'rspress', 'fumadocs'] as const;

export type SiteName = (typeof SITE_NAMES)[number];

/** All generators but this repository's. */
export const PEERS = SITE_NAMES.filter((name) => name !== 'ours');

/** A value for each site. */
export function forEachSite<Value>(of: (name: SiteName) => Value): Record<SiteName, Value> {
  return {
    ours: of('ours'),
    vitepress: of('vitepress'),
    starlight: of('starlight'),
    docusaurus: of('docusaurus'),
    rspress: of('rspress'),
    fumadocs: of('fumadocs'),
  };
}

/** A command to run, as `child_process.spawn` takes it. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** One page of the content that is measured, in the plain markdown that every generator takes. */
export interface BenchPage {
  /** Path without the leading `/docs/`: `concepts/nodes`. */
  readonly slug: string;
  readonly title: string;
  /** Label of the sidebar group the page is in; undefined where the page stands in none. */
  readonly group: string | undefined;
  /** Markdown without front matter. */
  readonly body: string;
  /** One sentence about the page, for search engines. */
  readonly description: string;
}

/** What a reader does to search, where the sites differ. */
export interface SearchControls {
  /** Key that opens the search, in Playwright's notation: `Control+k`. */
  readonly openKey: string;
  /** CSS selector of the plain field that takes the keys until the search's own is there, on sites that have one. */
  readonly earlyField?: string;
  /** CSS selector of the text field, once the search is open. */
  readonly field: string;
  /** CSS selector of one painted result. */
  readonly result: string;
  /** Which requests count as loaded for the search: their URL's path. */
  readonly requests: RegExp;
}

/** A generator with a project for some content: what the measurements need to know of it. */
export interface SiteUnderTest {
  readonly name: SiteName;
  /** Name and version: `VitePress 1.6.4`. */
  readonly label: string;
  /** Writes the project for the pages into a folder, everything but the generator's own packages. */
  prepare(pages: readonly BenchPage[], projectDir: string): Promise<void>;
  build(projectDir: string): Command;
  /** Folder of the built site. */
  outDir(projectDir: string): string;
  /** What is deleted before a cold build: output and caches. */
  leftovers(projectDir: string): readonly string[];
  dev(projectDir: string, port: number): Command;
  /** The file that holds a page's text, to be edited while the development server runs. */
  pageFile(projectDir: string, slug: string): string;
  /** Path of a page on the served site: `/docs/concepts/nodes`. */
  pagePath(slug: string): string;
  readonly search: SearchControls;
}
