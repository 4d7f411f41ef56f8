import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OFFLINE_DOCUMENT, type OfflineSettings, WORKER_FILE } from '../../shared/offline.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import type { FileWriter } from '../prerender/file-writer.ts';
import { buildWorker } from './build-worker.ts';
import { reachableFiles } from './reachable-files.ts';
import type { ReleaseFiles } from './release-files.ts';

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
  /** What each page loads: its start-up script, styles for print, the search index. */
  readonly starts: readonly string[];
  readonly files: ReleaseFiles;
  /** A file that no page shows. */
  readonly socialCard: string | undefined;
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

/** Writes the list of what readers may save besides the core, and gives what the worker is to know. */
async function writeLists(options: WorkerOptions): Promise<OfflineSettings> {
  const { directory, base, release, routes, standalone, starts, files, socialCard, write } = options;
  const read = (file: string) => readFile(path.join(directory, file), 'utf8');
  const core = [
    ...(await reachableFiles(starts, files.assets, read)),
    OFFLINE_DOCUMENT,
    fileOfRoute(SEARCH_ROUTE),
    pageDataPath(SEARCH_ROUTE),
  ];
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
  return { release, base, core, pictures: files.pictures, restList };
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
