import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { OFFLINE_DOCUMENT, type OfflineSettings, WORKER_FILE } from '../../shared/offline.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { hashOf } from '../markdown/page/page.ts';
import { filesOf } from './app-output.ts';
import { bundleScript } from './bundle-script.ts';
import { DIALOGS_CHUNK, OFFLINE_MODULES, SECOND_PAGE_ASSETS, THIRD_PAGE_MODULES } from './entry-modules.ts';
import { documentFile } from './html-document.ts';
import type { BundledApp, CommonFiles, FileHashes, SiteBuild } from './stages.ts';

/** Files that pages show and that have the same name in all releases. */
const PICTURE = /^[^/]+\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2)$/;

/** Content-hashed files. */
const ASSET = /^assets\//;

/** Finds the files that pages load and show in the folder of a built site. */
export async function findReleaseFiles(directory: string): Promise<FileHashes> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => ASSET.test(file) || PICTURE.test(file))
    .sort();
  const hashes: Record<string, string> = {};
  for (const file of files) hashes[file] = await hashOfFile(directory, file);
  return hashes;
}

/** Returns as much of a file's hash as it takes to notice that a host has cut or changed the file. */
async function hashOfFile(directory: string, file: string): Promise<string> {
  return hashOf(await readFile(path.join(directory, file))).slice(0, 6);
}

/** The kill switch: a worker that replaces a broken one when published under its name. */
const KILL_SWITCH_FILE = 'service-worker.withdraw.js';

/** The route of the search page, which every offline reader can open. */
const SEARCH_ROUTE = '/search';

/**
 * Writes the service worker, which contains the list of its release's files, and the kill switch. The list contains no
 * file that only crawlers or writers fetch.
 */
export async function writeWorkers(
  build: SiteBuild,
  app: BundledApp,
  common: CommonFiles,
  release: string,
): Promise<void> {
  const { projectRoot, settings, write } = build;
  const killSwitch = await bundleScript(projectRoot, 'src/service-worker/kill-switch.ts', {
    OFFLINE_BASE: settings.base,
  });
  await write(KILL_SWITCH_FILE, killSwitch);
  if (!settings.offline) return write(WORKER_FILE, killSwitch);
  const values = { OFFLINE_SETTINGS: await workerSettings(build, app, common, release) };
  const worker = await bundleScript(projectRoot, 'src/service-worker/service-worker.ts', values);
  await write(WORKER_FILE, worker);
}

/** Returns the settings of the worker. All files that it may save have been written. */
async function workerSettings(
  { directory, settings: { base }, site: { model }, standalone }: SiteBuild,
  { findEntry }: BundledApp,
  { files, printStyle, searchIndex }: CommonFiles,
  release: string,
): Promise<OfflineSettings> {
  const precache = [...filesOf(OFFLINE_MODULES.map(findEntry)), printStyle, OFFLINE_DOCUMENT];
  const second = [
    ...Object.keys(files).filter((file) => SECOND_PAGE_ASSETS.test(file)),
    ...filesOf([findEntry(DIALOGS_CHUNK)]),
    searchIndex,
  ].filter((file) => !precache.includes(file));
  const third = [...filesOf(THIRD_PAGE_MODULES.map(findEntry)), pageDataPath(SEARCH_ROUTE)].filter(
    (file) => !precache.includes(file) && !second.includes(file),
  );
  const hash = (file: string) => hashOfFile(directory, file);
  const hashes: Record<string, string> = { ...files, [OFFLINE_DOCUMENT]: await hash(OFFLINE_DOCUMENT) };
  for (const { route } of standalone) hashes[urlPath(route)] = await hash(documentFile(route));
  const pages: Record<string, readonly [string, string]> = {};
  for (const route of model.pages.keys()) {
    pages[urlPath(route)] = [await hash(documentFile(route)), await hash(pageDataPath(route))];
  }
  return { release, base, precache, common: [second, third], pages, hashes };
}

/** Returns the path of a route below the site's root, as it is in URLs. */
function urlPath(route: string): string {
  return encodeURI(route.replace(/^\/|\/$/g, ''));
}
