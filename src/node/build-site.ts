import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type ViteBuilder } from 'vite';
import { PRINT_PATH } from '../shared/page-path.ts';
import { countDiagnostics } from './content/diagnostic.ts';
import {
  bundleContentEditor,
  EDITOR_DOCUMENT,
  editorData,
  editorDocument,
} from './content-editor/content-editor.ts';
import { extractStyle, type FindEntry, filesOf, readManifest } from './emit/app-output.ts';
import { assetReader } from './emit/article-images.ts';
import { bundleCodeFrame } from './emit/code-frame.ts';
import { compressDirectory } from './emit/compress.ts';
import {
  CODE_EDITOR_MODULE,
  OFFLINE_MODULES,
  PAGE_STYLES,
  PRINT_PAGE_STYLE,
  PRINT_STYLE,
  START_MODULE,
} from './emit/entry-modules.ts';
import { feedFiles } from './emit/feed.ts';
import { type FileWriter, fileWriter } from './emit/file-writer.ts';
import { documentFile } from './emit/html-document.ts';
import {
  type LoadedStandalone,
  type PageStyles,
  type ServerBundle,
  writeHtmlPages,
} from './emit/html-pages.ts';
import { renderPrintPage } from './emit/print-page.ts';
import { printStyle } from './emit/print-style.ts';
import { putInPlace } from './emit/put-in-place.ts';
import { redirectFiles } from './emit/redirects.ts';
import { findReleaseFiles, writeWorkers } from './emit/service-worker.ts';
import { sitemapFiles } from './emit/sitemap.ts';
import { CARD_FOLDER, drawSocialCards, writeSocialCards } from './emit/social-cards.ts';
import { exportSite } from './markdown-export/export-site.ts';
import { searchOrigins } from './search/hosted-environment.ts';
import { searchIndexFiles } from './search/offline-index.ts';
import { searchablePages } from './search/page-sections.ts';
import { contentSecurityPolicy, repositoryApi, withPolicies } from './security/content-security-policy.ts';
import { hostFiles } from './security/host-files.ts';
import { responseHeaders } from './security/response-headers.ts';
import type { BuildSettings, SiteAddress } from './site/build-settings.ts';
import { listDiagnostics, prepareSite } from './site/prepare-site.ts';
import { isWholeSidebar } from './site/sidebar-limit.ts';
import type { Site } from './site/site.ts';
import { type StandalonePage, standalonePages } from './site/standalone-pages.ts';

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
  const { projectRoot, settings, workDirectory, clientDirectory, serverDirectory } = options;

  console.log('Checking and compiling the pages …');
  const { site, warnings } = await prepareSite(projectRoot, settings);
  // Threads export the markdown and draw the cards while this one bundles. Their failures are handled when awaited
  // below.
  const markdown = exportSite(projectRoot, site, settings);
  markdown.catch(() => {});
  const drawing = drawSocialCards({ projectRoot, model: site.model, place: settings });
  drawing.catch(() => {});

  await rm(workDirectory, { recursive: true, force: true });
  console.log('Bundling the app …');
  await bundleApp(builder);
  const findEntry = await readManifest(clientDirectory);
  const start = findEntry(START_MODULE);
  // biome-ignore lint/plugin/no-casts: Vite has just built this module from src/app/server.tsx
  const server = (await import(pathToFileURL(path.join(serverDirectory, 'server.js')).href)) as ServerBundle;

  const standalone = await standalonePages(projectRoot);
  const { write, needs, ownPolicies } = withPolicies({
    write: fileWriter(clientDirectory),
    connections: searchOrigins(loadEnv(builder.config.mode, projectRoot, 'VITE_')),
    standalone: new Map(standalone.map(({ route, frames }) => [documentFile(route), frames])),
    codeFrames: standalone.filter(({ runsCode }) => runsCode).map(({ route }) => documentFile(route)),
    editor: { file: EDITOR_DOCUMENT, repositoryApi: repositoryApi(site.model.cms) },
  });
  console.log('Writing the pages …');
  const searchIndex = searchIndexFiles(await searchablePages(site));
  await writeAll(searchIndex.files, write);
  const print = printStyle(await extractStyle(clientDirectory, findEntry(PRINT_STYLE)), settings.siteUrl);
  await write(print.path, print.content);
  const readAsset = assetReader(projectRoot);
  for (const asset of site.assets()) await write(asset.url, await readAsset(asset));

  const styles = await pageStyles(clientDirectory, findEntry);
  const printPageStyle = await extractStyle(clientDirectory, findEntry(PRINT_PAGE_STYLE));
  const files = await findReleaseFiles(clientDirectory);
  // After the files that readers may save have been collected: only crawlers fetch the cards.
  const cards = await drawing;
  await writeSocialCards(cards, write);
  const release = await writeHtmlPages({
    site,
    server,
    styles,
    startScript: `${settings.base}${start.script}`,
    printStyle: print.path,
    searchIndex: searchIndex.path,
    standalone: await Promise.all(standalone.map((page) => loadedBy(page, findEntry, options))),
    base: settings.base,
    siteUrl: settings.siteUrl,
    files,
    cards,
    write,
  });
  if (isWholeSidebar(site.model.sidebar)) {
    const printPage = await renderPrintPage({
      site,
      place: settings,
      styles: { kind: 'inline', text: printPageStyle },
      printStyle: `${settings.base}${print.path}`,
      release,
    });
    await write(documentFile(PRINT_PATH), printPage);
  }
  await writeAll(sitemapFiles(site.model, settings), write);
  await writeAll(await feedFiles(site, settings), write);
  await writeAll(await markdown, write);
  const essential = filesOf(OFFLINE_MODULES.map(findEntry));
  await writeWorkers({
    projectRoot,
    directory: clientDirectory,
    base: settings.base,
    release,
    offline: settings.offline,
    routes: [...site.model.pages.keys()],
    standalone: standalone.map(({ route }) => route),
    essential: [...essential, print.path],
    starts: [start.script, print.path, searchIndex.path],
    onDemand: filesOf([findEntry(CODE_EDITOR_MODULE)]).filter((file) => !essential.includes(file)),
    files,
    socialCard: site.model.socialCard,
    moves: site.model.moves,
    write,
  });
  // After everything that lists the site's files: the editor is not a page for readers, and is never saved for them.
  if (site.model.cms !== undefined) await writeContentEditor(projectRoot, site, settings, write);
  const headers = responseHeaders({
    policy: contentSecurityPolicy(needs(), 'header'),
    ownPolicies,
    previews: [CARD_FOLDER, site.model.socialCard?.slice(1)].filter((file) => file !== undefined),
    base: settings.base,
  });
  await writeAll(hostFiles(headers, await foldersOf(clientDirectory, settings.base)), write);
  await writeAll(redirectFiles(site.model.moves, settings.base), write);

  if (settings.compress) console.log('Compressing the files …');
  const compressed = settings.compress ? await compressDirectory(clientDirectory) : undefined;
  await putInPlace(clientDirectory, path.resolve(projectRoot, settings.outDir));
  const sizes =
    compressed &&
    `; ${compressed.files} files compressed from ${kilobytes(compressed.originalBytes)} to ` +
      `${kilobytes(compressed.brotliBytes)} KB`;
  console.log(`${site.model.pages.size} pages in ${settings.outDir}/${sizes ?? ''}.`);
  // Last, where people see it.
  const warned =
    warnings.length === 0
      ? ''
      : `\nThe content has ${countDiagnostics(warnings)}.\n${listDiagnostics(warnings)}`;
  if (warned !== '') console.warn(warned);
  if (settings.warningsFile !== undefined) {
    await mkdir(path.dirname(settings.warningsFile), { recursive: true });
    await writeFile(settings.warningsFile, warned);
  }
}

async function bundleApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Vite has no client and ssr environments.');
  await builder.build(client);
  await builder.build(ssr);
}

/** Returns the files that a page outside the router loads. */
async function loadedBy(
  page: StandalonePage,
  findEntry: FindEntry,
  { projectRoot, settings: { base } }: BuildOptions,
): Promise<LoadedStandalone> {
  if (page.runsCode) {
    const code = await bundleCodeFrame(projectRoot, page.entry);
    return { page, start: { kind: 'inline', code }, styles: [] };
  }
  const { script, imports, styles } = findEntry(page.entry);
  const url = (file: string) => base + file;
  return {
    page,
    start: { kind: 'module', url: url(script), imports: imports.map(url) },
    styles: styles.map(url),
  };
}

async function writeContentEditor(
  projectRoot: string,
  site: Site,
  { base, siteUrl }: SiteAddress,
  write: FileWriter,
): Promise<void> {
  const bundle = await bundleContentEditor(projectRoot);
  const place = { projectRoot, base, siteUrl };
  for (const [file, content] of bundle.files) await write(file, content);
  await writeAll(await editorData(site, place), write);
  await write(EDITOR_DOCUMENT, editorDocument(site, bundle, place));
}

async function writeAll(files: ReadonlyMap<string, string>, write: FileWriter): Promise<void> {
  for (const [file, text] of files) await write(file, text);
}

/** Returns the styles of each kind of page, which are only inline in documents. */
async function pageStyles(clientDirectory: string, findEntry: FindEntry): Promise<PageStyles> {
  const take = (source: string) => extractStyle(clientDirectory, findEntry(source));
  const doc = await take(PAGE_STYLES.doc);
  return { doc, landing: await take(PAGE_STYLES.landing), search: await take(PAGE_STYLES.search), text: doc };
}

/** Returns the URL paths of the site's folders, with a slash at both ends. */
async function foldersOf(clientDirectory: string, base: string): Promise<readonly string[]> {
  const entries = await readdir(clientDirectory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(clientDirectory, path.join(entry.parentPath, entry.name)))
    .map((folder) => `${base}${folder.replaceAll('\\', '/')}/`)
    .sort();
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
