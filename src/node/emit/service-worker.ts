import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import {
  type ListedFiles,
  OFFLINE_DOCUMENT,
  type OfflineSettings,
  WORKER_FILE,
} from '../../shared/offline.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { hashOf } from '../markdown/page/page.ts';
import { filesOf } from './app-output.ts';
import { CODE_EDITOR_MODULE, OFFLINE_MODULES } from './entry-modules.ts';
import type { BundledApp, CommonFiles, ReleaseFiles, SiteBuild } from './site-build.ts';

/** Files that pages show and that have the same name in all releases. */
const PICTURE = /^[^/]+\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2)$/;

/** Content-hashed files, except compressed variants. */
const ASSET = /^assets\/.*\.(?!br$|gz$)\w+$/;

/** Finds the files in the folder of a built site. */
export async function findReleaseFiles(directory: string): Promise<ReleaseFiles> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const assets = files.filter((name) => ASSET.test(name));
  const pictures = files.filter((name) => PICTURE.test(name));
  const hashes: Record<string, string> = {};
  for (const file of [...assets, ...pictures]) {
    // Enough to notice a file that a host has cut or changed.
    hashes[file] = hashOf(await readFile(path.join(directory, file))).slice(0, 8);
  }
  return { assets, pictures, hashes };
}

const CODE = /\.(?:js|css)$/;

/**
 * Returns the assets that scripts and styles load, statically or dynamically, directly or transitively, including the
 * given files. Searches the text for their names: these contain a hash, so they are unambiguous, and no tool's list of
 * imports includes workers.
 */
export async function reachableFiles(
  starts: readonly string[],
  assets: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<readonly string[]> {
  const names = new Map(assets.map((file) => [file.slice(file.lastIndexOf('/') + 1), file]));
  const found = new Set(starts);
  // Iterating over a set includes entries added meanwhile.
  for (const file of found) {
    if (!CODE.test(file)) continue;
    for (const [name = ''] of (await read(file)).matchAll(/(?<![\w.-])[\w.-]+\.\w+/g)) {
      const asset = names.get(name);
      if (asset !== undefined) found.add(asset);
    }
  }
  return [...found].sort();
}

interface Worker {
  /** Its module, relative to the project's root. */
  readonly entry: string;
  /** Its file, below the site's root. */
  readonly file: string;
  /** Values that replace names in the code. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Bundles a service worker to one classic script: not every browser supports module service workers. The same values
 * produce the same bytes, by which browsers recognise an unchanged worker.
 */
async function buildWorker(
  { projectRoot, directory }: SiteBuild,
  { entry, file, values }: Worker,
): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: 'es2022',
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: file } },
    },
  });
}

/** The kill switch: a worker that replaces a broken one when published under its name. */
const KILL_SWITCH_FILE = 'service-worker.withdraw.js';

/** The route of the search, whose page is available to all offline readers. */
const SEARCH_ROUTE = '/search';

/**
 * Writes the service worker, which contains the list of its release's files, and the kill switch. The lists contain no
 * file that only crawlers or writers fetch.
 */
export async function writeWorkers(
  build: SiteBuild,
  app: BundledApp,
  common: CommonFiles,
  release: string,
): Promise<void> {
  const { base, offline } = build.settings;
  const killSwitch = { entry: 'src/service-worker/kill-switch.ts', values: { OFFLINE_BASE: base } };
  await buildWorker(build, { ...killSwitch, file: KILL_SWITCH_FILE });
  if (!offline) return buildWorker(build, { ...killSwitch, file: WORKER_FILE });
  await buildWorker(build, {
    entry: 'src/service-worker/service-worker.ts',
    file: WORKER_FILE,
    values: { OFFLINE_SETTINGS: await writeLists(build, app, common, release) },
  });
}

/** Writes the lists that most readers never need, and returns the settings of the worker. */
async function writeLists(
  { directory, settings: { base }, site: { model }, standalone, write }: SiteBuild,
  { findEntry, start }: BundledApp,
  { files, printStyle, searchIndex }: CommonFiles,
  release: string,
): Promise<OfflineSettings> {
  const read = (file: string) => readFile(path.join(directory, file), 'utf8');
  const routes = [...model.pages.keys()];
  const essential = filesOf(OFFLINE_MODULES.map(findEntry));
  const precache = [...essential, printStyle, OFFLINE_DOCUMENT];
  // The files of the code editor are saved when a reader has used it, or saves the whole site.
  const onDemand = filesOf([findEntry(CODE_EDITOR_MODULE)]).filter((file) => !essential.includes(file));
  const others = files.assets.filter((file) => !onDemand.includes(file));
  const common = [
    ...(await reachableFiles([start.script, printStyle, searchIndex], others, read)),
    fileOfRoute(SEARCH_ROUTE),
    pageDataPath(SEARCH_ROUTE),
  ].filter((file) => !precache.includes(file));
  // No page shows the image for link previews.
  const pictures = files.pictures.filter((file) => `/${file}` !== model.socialCard);
  const all = [
    ...files.assets,
    ...pictures,
    ...[...routes, ...standalone.map(({ route }) => route)].map(fileOfRoute),
    ...routes.map(pageDataPath),
  ];
  const usual = new Set([...precache, ...files.pictures]);
  const hashes: Record<string, string> = {};
  const otherHashes: Record<string, string> = {};
  for (const [file, hash] of Object.entries(files.hashes)) {
    (usual.has(file) ? hashes : otherHashes)[file] = hash;
  }
  const writeList = async (name: string, list: unknown) => {
    const text = JSON.stringify(list);
    const hash = hashOf(text).slice(0, 8);
    const file = `assets/${name}-${hash}.json`;
    hashes[file] = hash;
    await write(file, text);
    return file;
  };
  return {
    release,
    base,
    precache,
    moves: Object.fromEntries([...model.moves].map((paths) => paths.map(fileOfRoute))),
    optionalFilesManifest: await writeList(
      'offline',
      all.filter((file) => !precache.includes(file)),
    ),
    fileList: await writeList('files', { common, hashes: otherHashes } satisfies ListedFiles),
    hashes,
  };
}

function fileOfRoute(route: string): string {
  return route.replace(/^\/|\/$/g, '');
}
