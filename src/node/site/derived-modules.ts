import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarCategory, SiteData } from '../../shared/site-data.ts';
import { contentDirectory, generatedDirectory } from '../content/files.ts';
import { findDemos } from '../markdown/blocks/demos.ts';
import { APP_ENTRY } from '../markdown/blocks/page-app.ts';
import type { AppFiles } from '../markdown/page/facts.ts';
import { completionsModule, startingPointModules } from './code-editor-modules.ts';
import { categoryLimit, isWholeSidebar } from './large-sites/sidebar-limit.ts';
import type { Site } from './site.ts';
import { exampleAppFiles, standalonePages } from './standalone-pages.ts';

/** The apps that pages run, by keys such as `guides/tutorial/step-1`. */
type PageApps = ReadonlyMap<string, AppFiles>;

/** Collects the apps of all pages. A page may show an app twice. */
function pageApps(site: Site): PageApps {
  return new Map(
    [...site.model.pages.values()].flatMap((page) => {
      const { fields } = page;
      if (fields.kind !== 'doc') return [];
      const apps = site.facts(page)?.apps ?? [];
      return apps.map(({ section, files }): [string, AppFiles] => [`${fields.id}/${section}`, files]);
    }),
  );
}

/**
 * Writes the apps of the standalone pages whose files documentation pages show, by the names of their folders. Separate
 * from {@link writeDerived}, because the development server needs no such app before one is opened.
 */
export async function writeExampleApps(projectRoot: string): Promise<void> {
  const pages = standalonePages(projectRoot).filter(({ app }) => app.length > 0);
  const apps = pages.map(
    async ({ entry, app }) =>
      [path.basename(path.dirname(entry)), await exampleAppFiles(projectRoot, app)] as const,
  );
  const directory = path.join(derivedDirectory(projectRoot), 'example-apps');
  await writePageApps(directory, new Map(await Promise.all(apps)));
}

/**
 * Writes the files of all apps below a folder, and removes those of former apps. Returns the entry module of each app
 * by its key, relative to the folder.
 */
export async function writePageApps(directory: string, apps: PageApps): Promise<ReadonlyMap<string, string>> {
  const files = new Map(
    [...apps].flatMap(([key, app]) =>
      Object.entries(app).map(([file, code]): [string, string] => [path.join(key, file), code]),
    ),
  );
  await Promise.all([...files].map(([file, code]) => writeChanged(path.join(directory, file), code)));
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.relative(directory, file))) await rm(file);
  }
  return new Map([...apps.keys()].map((key) => [key, `${key}/${APP_ENTRY}`]));
}

/** Writes a module only if it has changed. Otherwise its time stamp stays, so that the dev server does not reload. */
async function writeChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Returns the folder of the modules that the app imports as `derived/…`. */
export function derivedDirectory(projectRoot: string): string {
  return path.join(generatedDirectory(projectRoot), 'derived');
}

/**
 * Writes the derived modules that the app imports: the site, the sidebar, the union of all page slugs, which makes a
 * link to a missing page a type error, the names of the text pages, the former paths of pages, the demos, the apps of
 * pages, and the completions and starting points of the code editor.
 */
export async function writeDerived(projectRoot: string, site: Site): Promise<void> {
  const { sidebar, pages } = site.model;
  const directory = derivedDirectory(projectRoot);
  const appEntries = await writePageApps(path.join(directory, 'apps'), pageApps(site));
  const content = path.resolve(projectRoot, contentDirectory);
  const demos = await findDemos(content);
  const slugs = sidebar.flatMap((category) => category.pages.map((page) => page.id)).sort();
  const isWhole = isWholeSidebar(sidebar);
  const texts = [...pages.values()]
    .flatMap(({ fields }) => (fields.kind === 'text' ? [fields.name] : []))
    .sort();
  await Promise.all([
    writeChanged(path.join(directory, 'site.ts'), siteModule(site.model.site)),
    writeChanged(path.join(directory, 'sidebar.ts'), sidebarModule(sidebar, isWhole)),
    writeChanged(path.join(directory, 'doc-slugs.ts'), slugsModule(slugs, isWhole)),
    writeChanged(path.join(directory, 'doc-sections.ts'), sectionsModule(isWhole ? site : undefined)),
    writeChanged(path.join(directory, 'text-pages.ts'), textPagesModule(texts)),
    // If the site has too many pages for the app to contain them all, only the host has the redirects.
    writeChanged(path.join(directory, 'moves.ts'), movesModule(isWhole ? site.model.moves : new Map())),
    writeChanged(path.join(directory, 'demos.ts'), demosModule(directory, demos)),
    writeChanged(path.join(directory, 'apps.ts'), appsModule(appEntries)),
    writeChanged(path.join(directory, 'completions.ts'), await completionsModule(site, content)),
    ...[...(await startingPointModules(site, demos))].map(([file, text]) =>
      writeChanged(path.join(directory, file), text),
    ),
  ]);
}

function siteModule(site: SiteData): string {
  return `import type { SiteData } from '../../src/shared/site-data.ts';\nexport const site: SiteData = ${literal(site)};\n`;
}

/**
 * Generates the module of the sidebar. A partial sidebar has only the labels, each with its first page, whose data
 * names the others and which is linked by the label.
 */
function sidebarModule(sidebar: readonly SidebarCategory[], isWhole: boolean): string {
  const categories = sidebar.flatMap(({ label, pages }) => {
    const [first] = pages;
    if (first === undefined) return [];
    return [
      { label, ...(isWhole ? { pages } : { first: { id: first.id, path: first.path, title: label } }) },
    ];
  });
  return [
    "import type { PageReference } from '../../src/shared/site-data.ts';",
    "import type { DocSlug } from './doc-slugs.ts';",
    'export type Category = { readonly label: string } & (',
    '  | { readonly pages: readonly PageReference<DocSlug>[]; readonly first?: never }',
    '  | { readonly pages?: never; readonly first: PageReference<DocSlug> }',
    ');',
    `export const isWholeSidebar: boolean = ${isWhole};`,
    `export const categoryLimit: number = ${categoryLimit};`,
    `export const sidebar: readonly Category[] = ${literal(categories)};`,
    '',
  ].join('\n');
}

/**
 * Generates the module of all slugs, the ids of the pages. The list is undefined if the app cannot contain them all; then
 * only the data files show whether a page exists. The type costs readers nothing, so it always names them all.
 */
export function slugsModule(slugs: readonly string[], isWhole: boolean): string {
  const value = isWhole ? `${literal(slugs)} as const` : 'undefined';
  return `export const docSlugs = ${value};\nexport type DocSlug = ${unionOf(slugs)};\n`;
}

/**
 * Generates the types of the sections of pages, for links in code. Any section is accepted on a page that has not been
 * compiled yet, because the dev server compiles pages on request, and on a large site, which has tens of thousands.
 */
function sectionsModule(site: Site | undefined): string {
  const pages = [...(site?.model.pages.values() ?? [])].flatMap((page) => {
    const facts = site?.facts(page);
    if (page.fields.kind !== 'doc' || facts === undefined) return [];
    return [`  readonly ${literal(page.fields.id)}: ${unionOf(facts.anchors)};`];
  });
  return [
    'interface Sections {',
    ...pages,
    '}',
    'export type DocSection<Page extends string> = Page extends keyof Sections ? Sections[Page] : string;',
    '',
  ].join('\n');
}

/** Returns the TypeScript type of these texts. */
function unionOf(texts: readonly string[]): string {
  return texts.length === 0 ? 'never' : texts.map((text) => JSON.stringify(text)).join(' | ');
}

function textPagesModule(names: readonly string[]): string {
  return `export const textPages = ${literal(names)} as const;\nexport type TextPageName = (typeof textPages)[number];\n`;
}

/** Generates the module of the routes of pages by their former paths. */
function movesModule(moves: ReadonlyMap<string, string>): string {
  return `export const moves: Readonly<Record<string, string>> = ${literal(Object.fromEntries(moves))};\n`;
}

/**
 * Generates the module that loads demos. Each file must have a component as its default export, or the module does not
 * type-check.
 */
function demosModule(directory: string, demos: ReadonlyMap<string, string>): string {
  const entries = [...demos].map(([name, file]) => {
    const specifier = path.relative(directory, file).replaceAll('\\', '/');
    return `  ${literal(name)}: () => import(${literal(specifier)}),`;
  });
  return [
    "import type { ComponentType } from 'react';",
    'type LoadDemo = () => Promise<{ readonly default: ComponentType }>;',
    'export const demos: Readonly<Record<string, LoadDemo>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** Generates the module that starts the apps of pages. An app starts when its entry module is imported. */
function appsModule(entries: ReadonlyMap<string, string>): string {
  const loaders = [...entries].map(
    ([key, entry]) => `  ${literal(key)}: () => import(${literal(`./apps/${entry}`)}),`,
  );
  return [
    'export const apps: Readonly<Record<string, () => Promise<unknown>>> = {',
    ...loaders,
    '};',
    '',
  ].join('\n');
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
