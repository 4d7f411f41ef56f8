import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarCategory } from '../../shared/site-data.ts';
import { contentDirectory, generatedDirectory } from '../content/files.ts';
import { findDemos } from '../markdown/blocks/demos.ts';
import { APP_ENTRY } from '../markdown/blocks/page-app.ts';
import type { AppFiles } from '../markdown/page/facts.ts';
import { challengesModule, completionsModule, startingPointModules } from './code-editor-modules.ts';
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

/** Writes the files of all apps below a folder, and removes those of former apps. */
export async function writePageApps(directory: string, apps: PageApps): Promise<void> {
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
 * pages, and the completions, starting points and challenges of the code editor.
 */
export async function writeDerived(projectRoot: string, site: Site): Promise<void> {
  const { sidebar, pages, moves, site: data } = site.model;
  const directory = derivedDirectory(projectRoot);
  const apps = pageApps(site);
  await writePageApps(path.join(directory, 'apps'), apps);
  const content = path.resolve(projectRoot, contentDirectory);
  const demos = await findDemos(content);
  const slugs = sidebar.flatMap((category) => category.pages.map((page) => page.id)).sort();
  const texts = [...pages.values()].flatMap(({ fields }) => (fields.kind === 'text' ? fields.name : []));
  const demoFiles = [...demos].map(([name, file]): [string, string] => {
    return [name, path.relative(directory, file).replaceAll('\\', '/')];
  });
  const modules = {
    'site.ts': `import type { SiteData } from '../../src/shared/site-data.ts';
export const site: SiteData = ${literal(data)};
/** A constant, so that a site of one version does not contain what leads to others. */
export const hasVersions: boolean = ${data.versions.length > 1};
`,
    'sidebar.ts': sidebarModule(sidebar),
    'doc-slugs.ts': `export type DocSlug = ${slugs.map((slug) => JSON.stringify(slug)).join(' | ') || 'never'};\n`,
    'text-pages.ts': `export const textPages = ${literal(texts.sort())} as const;
export type TextPageName = (typeof textPages)[number];
`,
    'moves.ts': `export const moves: Readonly<Record<string, string>> = ${literal(Object.fromEntries(moves))};
`,
    // Each file must have a component as its default export, or the module does not type-check.
    'demos.ts': `import type { ComponentType } from 'react';
type LoadDemo = () => Promise<{ readonly default: ComponentType }>;
export const demos: Readonly<Record<string, LoadDemo>> = ${loaders(demoFiles)};
`,
    'apps.ts': `export const apps: Readonly<Record<string, () => Promise<unknown>>> = ${loaders(
      [...apps.keys()].map((key, index) => [key, `./app-starts/${index}.ts`]),
    )};
`,
    // An app starts when its entry module is imported. The export tells the module from a damaged one.
    ...Object.fromEntries(
      [...apps.keys()].map((key, index) => [
        `app-starts/${index}.ts`,
        `import ${JSON.stringify(`../apps/${key}/${APP_ENTRY}`)};\nexport const isApp = true;\n`,
      ]),
    ),
    'completions.ts': completionsModule(site),
    'challenges.ts': await challengesModule(site, content),
    ...(await startingPointModules(site, content, [...demos.keys()])),
  };
  await Promise.all(
    Object.entries(modules).map(([file, text]) => writeChanged(path.join(directory, file), text)),
  );
}

/** Generates the module of the sidebar. */
function sidebarModule(sidebar: readonly SidebarCategory[]): string {
  return `import type { PageReference } from '../../src/shared/site-data.ts';
import type { DocSlug } from './doc-slugs.ts';
export interface Category {
  readonly label: string;
  readonly pages: readonly PageReference<DocSlug>[];
}
export const sidebar: readonly Category[] = ${literal(sidebar)};
`;
}

/** Returns an object that imports modules by their keys. */
function loaders(modules: readonly (readonly [key: string, specifier: string])[]): string {
  const lines = modules.map(
    ([key, specifier]) => `  ${literal(key)}: () => import(${literal(specifier)}),\n`,
  );
  return `{\n${lines.join('')}}`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
