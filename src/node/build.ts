import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { loadEnv, type ViteBuilder } from 'vite';
import { countProblems } from '../shared/dev-events.ts';
import type { Diagnostic } from './content/diagnostic.ts';
import { contentEditorFiles } from './content-editor/content-editor.ts';
import { extractStyle, readManifest } from './emit/app-output.ts';
import {
  ARTICLE_STYLES,
  FIRST_TEXT_STYLE,
  PAGE_STYLES,
  PRINT_STYLE,
  START_MODULE,
} from './emit/entry-modules.ts';
import { fileWriter } from './emit/file-writer.ts';
import { writeHtmlPages } from './emit/html-pages.ts';
import { putInPlace } from './emit/put-in-place.ts';
import { findReleaseFiles, writeWorkers } from './emit/service-worker.ts';
import { drawSocialCards } from './emit/social-cards.ts';
import type { BundledApp, CommonFiles, ServerBundle, SiteBuild } from './emit/stages.ts';
import { hashOf, readAsset } from './markdown/page/page.ts';
import { searchOrigins } from './search/hosted-environment.ts';
import { searchIndexPath, searchIndexText } from './search/offline-index.ts';
import { searchablePages } from './search/page-sections.ts';
import { headersFile } from './security/headers.ts';
import type { BuildSettings } from './site/build-settings.ts';
import { listDiagnostics, prepareSite } from './site/prepare-site.ts';
import { standalonePages } from './site/standalone-pages.ts';
import { siteFiles } from './site-files.ts';

interface BuildOptions {
  readonly projectRoot: string;
  readonly settings: BuildSettings;
  /** Folder to which everything is written until it is complete. */
  readonly workDirectory: string;
  /** Its subfolders for Vite's output: the app for browsers, and for the prerender. */
  readonly clientDirectory: string;
  readonly serverDirectory: string;
}

/** Builds the whole static site, and puts it in place at the end: a failed build leaves the former site unchanged. */
export async function buildSite(builder: ViteBuilder, options: BuildOptions): Promise<void> {
  // V8 of Node 20 takes a quarter of a build's processor time to optimise functions again on each thread.
  setFlagsFromString('--interrupt-budget=2000000');
  const { build, warnings, siteText, cards } = await prepareBuild(builder, options);
  const app = await bundleApp(builder, options);
  console.log('Writing the pages …');
  const common = await writeCommonFiles(build, app);
  const drawn = await cards;
  const release = await writeHtmlPages(build, app, common, drawn);
  await writeWorkers(build, app, common, release);
  const files = new Map([...(await siteText), ...(await contentEditorFiles(build))]);
  for (const { file, png } of drawn.values()) files.set(file, png);
  for (const [file, content] of files) await build.write(file, content);
  await build.write('_headers', headersFile(options.settings.base));
  await publish(build, warnings);
}

/** Checks and compiles the content, and starts what runs on other threads while this one bundles the app. */
async function prepareBuild(
  { config: { mode } }: ViteBuilder,
  { projectRoot, settings, workDirectory, clientDirectory }: BuildOptions,
) {
  console.log('Checking and compiling the pages …');
  const { site, warnings } = await prepareSite(projectRoot, settings);
  console.log(
    site.model.cms === undefined
      ? 'No content editor at /admin/: site.yaml has no "cms". "npm run dev" has one.'
      : 'The content editor is at /admin/.',
  );
  const siteText = siteFiles({ projectRoot, site, place: settings });
  const cards = drawSocialCards({ projectRoot, model: site.model, place: settings });
  // Failures are handled when they are awaited.
  for (const started of [siteText, cards]) started.catch(() => {});
  await rm(workDirectory, { recursive: true, force: true });
  const build: SiteBuild = {
    projectRoot,
    settings,
    site,
    standalone: standalonePages(projectRoot),
    connections: searchOrigins(loadEnv(mode, projectRoot, 'VITE_')),
    directory: clientDirectory,
    write: fileWriter(clientDirectory),
  };
  return { build, warnings, siteText, cards };
}

async function bundleApp(
  builder: ViteBuilder,
  { clientDirectory, serverDirectory }: BuildOptions,
): Promise<BundledApp> {
  console.log('Bundling the app …');
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
  const findEntry = await readManifest(clientDirectory);
  const take = (source: string) => extractStyle(clientDirectory, findEntry(source));
  const doc = await take(PAGE_STYLES.doc);
  return {
    // biome-ignore lint/plugin/no-casts: Vite has just built this module from src/app/server.tsx
    server: (await import(pathToFileURL(path.join(serverDirectory, 'server.js')).href)) as ServerBundle,
    findEntry,
    start: findEntry(START_MODULE),
    styles: {
      doc,
      landing: await take(PAGE_STYLES.landing),
      search: await take(PAGE_STYLES.search),
      text: doc,
      plain: await take(PAGE_STYLES.plain),
    },
    articleStyles: await Promise.all(
      ARTICLE_STYLES.map(async ([mark, source]) => [mark, `@layer prose{${await take(source)}}`] as const),
    ),
    firstTextStyle: await take(FIRST_TEXT_STYLE),
  };
}

/** Writes the search index, the styles for print, and the images of articles. */
async function writeCommonFiles(
  { settings, site, directory, write }: SiteBuild,
  { findEntry }: BundledApp,
): Promise<CommonFiles> {
  const searchIndex = searchIndexText(searchablePages(site));
  await write(searchIndexPath(searchIndex), searchIndex);
  // On paper, links are printed as full URLs, because `/docs/overview` alone is useless there.
  const origin = `:root{--site-origin:${JSON.stringify(settings.siteUrl)}}`;
  const print = `${await extractStyle(directory, findEntry(PRINT_STYLE))}${origin}`;
  const printStyle = `assets/print-${hashOf(print).slice(0, 8)}.css`;
  await write(printStyle, print);
  for (const asset of site.assets()) await write(asset.url, await readAsset(asset));
  return {
    searchIndex: searchIndexPath(searchIndex),
    printStyle,
    files: await findReleaseFiles(directory),
  };
}

/** Puts the site in place, and says what it contains. The warnings come last, where people see them. */
async function publish(
  { projectRoot, settings, site, directory }: SiteBuild,
  warnings: readonly Diagnostic[],
): Promise<void> {
  const { outDir } = settings;
  await putInPlace(directory, path.resolve(projectRoot, outDir));
  console.log(`${site.model.pages.size} pages in ${outDir}/.`);
  if (warnings.length > 0)
    console.warn(`\nThe content has ${countProblems(warnings)}.\n${listDiagnostics(warnings)}`);
}
