/** The compared generators; `ours` is this repository. */
export const SITE_NAMES = ['ours', 'vitepress', 'starlight', 'docusaurus', 'rspress', 'fumadocs'] as const;

export type SiteName = (typeof SITE_NAMES)[number];

/** All generators except this repository. */
export const PEERS = SITE_NAMES.filter((name) => name !== 'ours');

/** Returns a value for each site. */
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

/** A command to run, in the form of `child_process.spawn`. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** One page of the measured content, in plain markdown that every generator accepts. */
export interface BenchPage {
  /** Path without the leading `/docs/`: `concepts/nodes`. */
  readonly slug: string;
  readonly title: string;
  /** Label of the page's sidebar group. */
  readonly group: string;
  /** Markdown without front matter. */
  readonly body: string;
  /** One sentence about the page, for search engines. */
  readonly description: string;
}

/** The differences between the sites' searches. */
export interface SearchControls {
  /** Key that opens the search, in Playwright's notation: `Control+k`. */
  readonly openKey: string;
  /** CSS selector of the placeholder input before the search's own field, on sites that have one. */
  readonly earlyField?: string;
  /** CSS selector of the text field, once the search is open. */
  readonly field: string;
  /** CSS selector of one painted result. */
  readonly result: string;
  /** Matches the URL paths of requests that count as loaded for the search. */
  readonly requests: RegExp;
}

/** A generator and its project, for the measurements. */
export interface SiteUnderTest {
  readonly name: SiteName;
  /** Name and version: `VitePress 1.6.4`. */
  readonly label: string;
  /** Writes the project for the pages to a folder, without the generator's packages. */
  prepare(pages: readonly BenchPage[], projectDir: string): Promise<void>;
  build(projectDir: string): Command;
  dev(projectDir: string, port: number): Command;
  /** Returns the folder of the built site. */
  outDir(projectDir: string): string;
  /** Returns the output and caches that are deleted before a cold build. */
  leftovers(projectDir: string): readonly string[];
  /** Returns the file of a page's text, to be edited while the development server runs. */
  pageFile(projectDir: string, slug: string): string;
  /** Returns the path of a page on the served site: `/docs/concepts/nodes`. */
  pagePath(slug: string): string;
  readonly search: SearchControls;
}
