import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { OFFLINE_DOCUMENT, type OfflineSettings, WORKER_FILE } from '../../shared/offline.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import type { FileWriter } from './file-writer.ts';

/** Files of the site that are named alike in all releases and that pages show. */
const PICTURE = /^[^/]+\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2)$/;

/** Whatever is named by its content, apart from compressed variants. */
const ASSET = /^assets\/.*\.(?!br$|gz$)\w+$/;

/** The built files that pages load, as paths below the site's root, in alphabetical order. */
export interface ReleaseFiles {
  readonly assets: readonly string[];
  /** Their hashes by their names. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Finds the files in the folder of a built site. */
export async function findReleaseFiles(directory: string): Promise<ReleaseFiles> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const pictures: Record<string, string> = {};
  for (const file of files.filter((name) => PICTURE.test(name))) {
    pictures[file] = createHash('sha256')
      .update(await readFile(path.join(directory, file)))
      .digest('hex');
  }
  return { assets: files.filter((name) => ASSET.test(name)), pictures };
}

/** Reads a file as text. */
type ReadText = (file: string) => Promise<string>;

const CODE = /\.(?:js|css)$/;

/**
 * The assets that scripts and styles load, at once or later, directly or not, with themselves. Their names are
 * looked for in the text: they hold a hash, so nothing else reads like them, and no tool's list of imports has
 * workers, too.
 */
export async function reachableFiles(
  starts: readonly string[],
  assets: readonly string[],
  read: ReadText,
): Promise<readonly string[]> {
  const names = new Map(assets.map((file) => [file.slice(file.lastIndexOf('/') + 1), file]));
  const found = new Set(starts);
  // A set gives what is added on the way, too.
  for (const file of found) {
    if (!CODE.test(file)) continue;
    for (const [name = ''] of (await read(file)).matchAll(/[\w.-]+\.\w+/g)) {
      const asset = names.get(name);
      if (asset !== undefined) found.add(asset);
    }
  }
  return [...found].sort();
}

interface WorkerBuild {
  readonly projectRoot: string;
  /** The worker's module, relative to the project's root. */
  readonly entry: string;
  /** The folder that the worker is written to. */
  readonly directory: string;
  /** Its file in that folder. */
  readonly file: string;
  /** Values that take the places of names in the code. */
  readonly values: Readonly<Record<string, unknown>>;
  /** File in the same folder that lists the licences of the bundled packages. */
  readonly licences?: string;
}

/**
 * Bundles a service worker to one classic script: not every browser runs modules as service workers. The same values
 * give the same bytes, which is how browsers know that there is nothing new.
 */
async function buildWorker({
  projectRoot,
  entry,
  directory,
  file,
  values,
  licences,
}: WorkerBuild): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    define: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
      // Workbox writes every request to the console otherwise.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      license: licences === undefined ? false : { fileName: licences },
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: file } },
    },
  });
}

/** The worker that takes the place of one that does harm; to be published under the other's name. */
const WITHDRAWING_WORKER_FILE = 'service-worker.withdraw.js';

/** The list of what the worker bundles, until it is put behind that of the app. */
const WORKER_LICENCES = 'worker-licences.md';

/** The route of the search, whose page is there for everybody who is offline. */
const SEARCH_ROUTE = '/search';

interface WorkerOptions {
  readonly projectRoot: string;
  /** The folder of the built site. */
  readonly directory: string;
  readonly base: string;
  readonly release: string;
  /** Whether the site works offline. Without it, both files withdraw workers of former releases. */
  readonly offline: boolean;
  /** The routes of all pages that have data. */
  readonly routes: readonly string[];
  /** The routes of the pages outside the router. */
  readonly standalone: readonly string[];
  /** The files without which no page works. */
  readonly essential: readonly string[];
  /** What each page loads, at once or later: its start-up script, styles for print, the search index. */
  readonly starts: readonly string[];
  /** Files that are saved when a reader has asked for them, or saves the site. */
  readonly onDemand: readonly string[];
  readonly files: ReleaseFiles;
  /** A file that no page shows. */
  readonly socialCard: string | undefined;
  /** The routes of pages by the paths at which they were before. */
  readonly moves: ReadonlyMap<string, string>;
  readonly write: FileWriter;
}

/** Writes the service worker, which knows the files of its release, and the one that withdraws it. */
export async function writeWorkers(options: WorkerOptions): Promise<void> {
  const { projectRoot, directory, base, offline } = options;
  const withdrawing = {
    projectRoot,
    directory,
    entry: 'src/service-worker/withdraw.ts',
    values: { OFFLINE_BASE: base },
  };
  await buildWorker({ ...withdrawing, file: WITHDRAWING_WORKER_FILE });
  if (!offline) return buildWorker({ ...withdrawing, file: WORKER_FILE });
  await buildWorker({
    projectRoot,
    directory,
    entry: 'src/service-worker/service-worker.ts',
    file: WORKER_FILE,
    values: { OFFLINE_SETTINGS: await writeLists(options) },
    licences: WORKER_LICENCES,
  });
  await addLicences(directory);
}

/** Writes the list of what readers may save besides the core, and returns what the worker must know. */
async function writeLists(options: WorkerOptions): Promise<OfflineSettings> {
  const { directory, base, release, routes, standalone, essential, starts, onDemand } = options;
  const { files, socialCard, write } = options;
  const read = (file: string) => readFile(path.join(directory, file), 'utf8');
  const core = [...essential, OFFLINE_DOCUMENT];
  const others = files.assets.filter((file) => !onDemand.includes(file));
  const common = [
    ...(await reachableFiles(starts, others, read)),
    fileOfRoute(SEARCH_ROUTE),
    pageDataPath(SEARCH_ROUTE),
  ].filter((file) => !core.includes(file));
  const pictures = Object.keys(files.pictures).filter((file) => `/${file}` !== socialCard);
  const all = [
    ...files.assets,
    ...pictures,
    ...[...routes, ...standalone].map(fileOfRoute),
    ...routes.map(pageDataPath),
  ];
  const rest = JSON.stringify(all.filter((file) => !core.includes(file)));
  const restList = `assets/offline-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.json`;
  await write(restList, rest);
  const moves = Object.fromEntries([...options.moves].map((paths) => paths.map(fileOfRoute)));
  return { release, base, core, common, pictures: files.pictures, moves, restList };
}

function fileOfRoute(route: string): string {
  return route.replace(/^\/|\/$/g, '');
}

/** Puts the licences of what the worker bundles behind those of the app, which Vite has listed already. */
async function addLicences(directory: string): Promise<void> {
  const worker = path.join(directory, WORKER_LICENCES);
  const app = path.join(directory, 'licences.md');
  const [, ...packages] = (await readFile(worker, 'utf8')).split(/^(?=## )/m);
  await writeFile(app, `${(await readFile(app, 'utf8')).trimEnd()}\n\n${packages.join('')}`);
  await rm(worker);
}
