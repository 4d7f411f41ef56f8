import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type Plugin, type ViteBuilder } from 'vite';
import { compressDirectory } from '../../../scripts/compress.js';
import { findReleaseFiles } from '../offline/release-files.ts';
import { writeWorkers } from '../offline/write-workers.ts';
import { documentFile } from '../prerender/document-file.ts';
import { fileWriter } from '../prerender/file-writer.ts';
import type { ServerBundle } from '../prerender/page-document.ts';
import { type PageStyles, prerender } from '../prerender/prerender.ts';
import { printStyle } from '../prerender/print-style.ts';
import { checkHostedEnvironment } from '../search/hosted-environment.ts';
import { hostedOrigins } from '../search/hosted-origins.ts';
import { searchIndexFile } from '../search/search-index-file.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import { guardDocuments } from '../security/guard-documents.ts';
import { hostFiles } from '../security/host-files.ts';
import { responseHeaders } from '../security/response-headers.ts';
import { ContentError, prepareContent } from '../site/prepare-content.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { endCompileThreads } from '../threads/thread-pool.ts';
import { siteTwins } from '../twins/site-twins.ts';
import { type FindEntry, readManifest, takeStyle } from './app-output.ts';
import type { BuildSettings } from './build-settings.ts';
import { chunkGroups } from './chunk-groups.ts';
import { PAGE_STYLES } from './page-style-sources.ts';
import { putInPlace } from './put-in-place.ts';

/** Source of the module that each page loads. */
const BOOT_MODULE = 'src/app/boot/boot.ts';

/** Source of the module with which the app starts. */
const APP_MODULE = 'src/app/client.tsx';

/** Source of the styles for print, which all pages share. */
const PRINT_STYLE = 'src/app/styles/print.css';

/**
 * `vite build` makes the whole static site: content, the app for browsers and for the prerender, every page, and
 * compressed variants. Everything is written aside and put in place at the end, so that a failed build leaves the
 * former site as it was.
 */
export function staticSitePlugin(projectRoot: string, settings: BuildSettings): Plugin {
  const workDirectory = path.join(projectRoot, '.cache/build', settings.outDir.replaceAll(/[^\w-]/g, '_'));
  const clientDirectory = path.join(workDirectory, 'client');
  const serverDirectory = path.join(workDirectory, 'server');

  async function buildSite(builder: ViteBuilder): Promise<void> {
    const { client, ssr } = builder.environments;
    if (client === undefined || ssr === undefined)
      throw new Error('Vite has no client and ssr environments.');
    const loaded = await prepareContent(projectRoot, settings);
    const twins = siteTwins(loaded, settings).finally(endCompileThreads);
    // It is looked at below; until then its failure is nobody's.
    twins.catch(() => {});
    await rm(workDirectory, { recursive: true, force: true });
    await builder.build(client);
    await builder.build(ssr);

    const pages = await standalonePages(projectRoot);
    const hosted = hostedOrigins(loadEnv(builder.config.mode, projectRoot, 'VITE_ALGOLIA_'));
    const { write, needs } = guardDocuments({
      write: fileWriter(clientDirectory),
      connections: hosted,
      frames: new Map(pages.map(({ route, frames }) => [documentFile(route), frames])),
    });
    // biome-ignore lint/plugin/no-casts: Vite has just built this module from src/app/server.tsx
    const server = (await import(
      pathToFileURL(path.join(serverDirectory, 'server.js')).href
    )) as ServerBundle;
    const findEntry = await readManifest(clientDirectory);
    const boot = findEntry(BOOT_MODULE);
    const searchIndex = searchIndexFile(loaded.pages.values());
    await write(searchIndex.path, searchIndex.content);
    const print = printStyle(await takeStyle(clientDirectory, findEntry(PRINT_STYLE)), settings.siteUrl);
    await write(print.path, print.content);
    for (const asset of loaded.assets) await write(asset.url, await readFile(asset.file));
    const styles = await pageStyles(clientDirectory, findEntry);
    const files = await findReleaseFiles(clientDirectory);
    const release = await prerender({
      loaded,
      server,
      styles,
      bootScript: `${settings.base}${boot.script}`,
      printStyle: print.path,
      searchIndex: searchIndex.path,
      standalone: pages.map((page) => ({ page, ...findEntry(page.entry) })),
      base: settings.base,
      siteUrl: settings.siteUrl,
      files,
      write,
    });
    for (const [file, twin] of await twins) await write(file, twin);
    await writeWorkers({
      projectRoot,
      directory: clientDirectory,
      base: settings.base,
      release,
      offline: settings.offline,
      routes: [...loaded.pages.keys()],
      standalone: pages.map(({ route }) => route),
      starts: [boot.script, print.path, searchIndex.path],
      files,
      socialCard: loaded.socialCard,
      write,
    });
    const policy = contentSecurityPolicy(needs(), 'header');
    const headers = responseHeaders(policy, settings.base, await visibleFolders(clientDirectory));
    for (const [file, text] of hostFiles(headers)) await write(file, text);
    const compressed = settings.compress ? await compressDirectory(clientDirectory) : undefined;
    await putInPlace(clientDirectory, path.resolve(projectRoot, settings.outDir));
    const sizes =
      compressed &&
      `; ${compressed.files} files compressed from ${kilobytes(compressed.originalBytes)} to ` +
        `${kilobytes(compressed.brotliBytes)} KB`;
    console.log(`${loaded.pages.size} pages in ${settings.outDir}/${sizes ?? ''}.`);
  }

  /** Vite reads `.env` files itself, so what they set is checked where Vite knows it. */
  function searchDefinitions(mode: string): Record<string, string> {
    checkHostedEnvironment(loadEnv(mode, projectRoot, 'VITE_ALGOLIA_'));
    return {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(settings.siteUrl),
      'import.meta.env.SITE_OFFLINE': JSON.stringify(settings.offline),
    };
  }

  return {
    name: 'site:static',
    config: async (_config, { mode }) => {
      const standalone = (await standalonePages(projectRoot)).map(({ entry }) => entry);
      return {
        define: searchDefinitions(mode),
        builder: { buildApp: (builder) => endOnContentError(buildSite(builder)) },
        environments: {
          client: {
            build: {
              outDir: clientDirectory,
              manifest: true,
              license: { fileName: 'licences.md' },
              rollupOptions: {
                input: [BOOT_MODULE, ...new Set(Object.values(PAGE_STYLES)), PRINT_STYLE, ...standalone],
                output: {
                  codeSplitting: {
                    groups: chunkGroups({
                      startUp: path.join(projectRoot, BOOT_MODULE),
                      app: path.join(projectRoot, APP_MODULE),
                      standalone: standalone.map((entry) => path.join(projectRoot, entry)),
                    }),
                  },
                },
              },
            },
          },
          ssr: {
            build: {
              outDir: serverDirectory,
              copyPublicDir: false,
              ssr: true,
              rollupOptions: {
                input: { server: 'src/app/server.tsx' },
                output: { entryFileNames: '[name].js' },
              },
            },
          },
        },
      };
    },
  };
}

/** A writer's mistake is told in the writer's terms: without a stack trace of the build. */
async function endOnContentError(build: Promise<void>): Promise<void> {
  try {
    await build;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/** The text of the styles of each kind of page; they stand in the documents and nowhere else. */
async function pageStyles(clientDirectory: string, findEntry: FindEntry): Promise<PageStyles> {
  const take = (source: string) => takeStyle(clientDirectory, findEntry(source));
  const doc = await take(PAGE_STYLES.doc);
  return { doc, landing: await take(PAGE_STYLES.landing), search: await take(PAGE_STYLES.search), text: doc };
}

/** The folders at the top of the site; what the build leaves behind in others is no part of it. */
async function visibleFolders(clientDirectory: string): Promise<readonly string[]> {
  const entries = await readdir(clientDirectory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
