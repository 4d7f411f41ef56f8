import path from 'node:path';
import type { SidebarCategory, SiteData } from '../../shared/site-data.ts';
import type { LoadedSite } from './load-site.ts';
import { writeChanged, writePageApps } from './page-apps.ts';
import { categoryLimit, isWholeSidebar } from './sidebar-limit.ts';

/** Where the modules stand that the app imports as `derived/…`. */
export function derivedDirectory(projectRoot: string): string {
  return path.join(projectRoot, '.contentlayer/derived');
}

/**
 * Writes the modules that the app is compiled with: the site, the sidebar, the union of all page slugs, which makes a
 * link to a page that does not exist a type error, the names of the pages of text, the demos, and the apps of pages.
 */
export async function writeDerived(
  projectRoot: string,
  { site, sidebar, pages, demos, apps }: Pick<LoadedSite, 'site' | 'sidebar' | 'pages' | 'demos' | 'apps'>,
): Promise<void> {
  const directory = derivedDirectory(projectRoot);
  const appEntries = await writePageApps(path.join(directory, 'apps'), apps);
  const slugs = sidebar.flatMap((category) => category.pages.map((page) => page.slug)).sort();
  const isWhole = isWholeSidebar(sidebar);
  const texts = [...pages.values()].flatMap((page) => (page.kind === 'text' ? [page.name] : [])).sort();
  await Promise.all([
    writeChanged(path.join(directory, 'site.ts'), siteModule(site)),
    writeChanged(path.join(directory, 'sidebar.ts'), sidebarModule(sidebar, isWhole)),
    writeChanged(path.join(directory, 'doc-slugs.ts'), slugsModule(isWhole ? slugs : undefined)),
    writeChanged(path.join(directory, 'text-pages.ts'), textPagesModule(texts)),
    writeChanged(path.join(directory, 'demos.ts'), demosModule(directory, demos)),
    writeChanged(path.join(directory, 'apps.ts'), appsModule(appEntries)),
  ]);
}

function siteModule(site: SiteData): string {
  return `import type { SiteData } from '../../src/shared/site-data.ts';\nexport const site: SiteData = ${literal(site)};\n`;
}

/** The sidebar; of one that is not whole the labels, each with the first page, whose data names the others. */
function sidebarModule(sidebar: readonly SidebarCategory[], isWhole: boolean): string {
  const categories = sidebar.flatMap(({ label, pages }) => {
    const [first] = pages;
    return first === undefined ? [] : [{ label, first: first.slug, ...(isWhole && { pages }) }];
  });
  return [
    "import type { DocSlug } from './doc-slugs.ts';",
    'export interface Category {',
    '  readonly label: string;',
    '  readonly first: DocSlug;',
    '  readonly pages?: readonly { readonly slug: DocSlug; readonly title: string }[];',
    '}',
    `export const isWholeSidebar: boolean = ${isWhole};`,
    `export const categoryLimit: number = ${categoryLimit};`,
    `export const sidebar: readonly Category[] = ${literal(categories)};`,
    '',
  ].join('\n');
}

/** The slugs of all pages. Undefined where they are too many for the app to know them all; only data files tell then. */
function slugsModule(slugs: readonly string[] | undefined): string {
  const type = slugs === undefined ? 'string' : '(typeof docSlugs)[number]';
  const value = slugs === undefined ? 'undefined' : `${literal(slugs)} as const`;
  return `export const docSlugs = ${value};\nexport type DocSlug = ${type};\n`;
}

function textPagesModule(names: readonly string[]): string {
  return `export const textPages = ${literal(names)} as const;\nexport type TextPageName = (typeof textPages)[number];\n`;
}

/** How each demo is loaded. Its file must export a component by default, or the module does not type-check. */
function demosModule(directory: string, demos: LoadedSite['demos']): string {
  const entries = [...demos].map(([name, { file }]) => {
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

/** How the app of a page is started: its entry module does that by itself. */
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
