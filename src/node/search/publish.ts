import { isDeepStrictEqual } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { type AlgoliaHost, algoliaHost } from '../../search/hosted/algolia-host.ts';
import type { SearchRecord } from '../../search/hosted/search-record.ts';
import type { SiteData } from '../../shared/site-data.ts';
import type { Environment, SiteAddress } from '../site/build-settings.ts';
import { ADMIN_KEY, checkHost, HOST_VARIABLE, missingVariables } from './hosted-environment.ts';
import type { SearchablePage } from './page-sections.ts';
import { INDEX_SETTINGS, searchRecords } from './search-records.ts';

interface PublishSettings {
  readonly appId: string;
  readonly adminKey: string;
  /** The key that the site is built with; empty if it is not known here. */
  readonly searchKey: string;
  readonly index: string;
  readonly host?: AlgoliaHost;
}

const APP_ID = 'VITE_ALGOLIA_APP_ID';
const INDEX = 'VITE_ALGOLIA_INDEX';
const SEARCH_KEY = 'VITE_ALGOLIA_SEARCH_KEY';

/** Thrown if publishing cannot continue, with a message for people. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

function missingSettings(environment: Environment): readonly string[] {
  return missingVariables(environment, [APP_ID, INDEX, ADMIN_KEY]);
}

/** Reads the settings. Throws with a message for people if one is missing. */
function publishSettings(environment: Environment): PublishSettings {
  const missing = missingSettings(environment);
  if (missing.length > 0) {
    throw new PublishError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. Publishing needs ${APP_ID} and ` +
        `${INDEX}, which the site is built with, and ${ADMIN_KEY}, a key with the rights to write objects and settings. ` +
        'With --dry-run it needs none of them, and compares with the index if it has them.',
    );
  }
  checkHost(environment);
  const host = algoliaHost(environment[HOST_VARIABLE] ?? '');
  return {
    appId: environment[APP_ID]?.trim() ?? '',
    adminKey: environment[ADMIN_KEY]?.trim() ?? '',
    searchKey: environment[SEARCH_KEY]?.trim() ?? '',
    index: environment[INDEX]?.trim() ?? '',
    ...(host && { host }),
  };
}

/**
 * Returns a sentence about why publishing failed and what to do; undefined for unexpected errors, which need a stack
 * trace.
 */
function explainFailure(error: unknown, { appId, index, host }: PublishSettings): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const server =
    host === undefined ? 'Algolia' : `${host.protocol}://${host.url}${host.port ? `:${host.port}` : ''}`;
  if (error.name === 'RetryError') {
    return (
      `There was no answer from ${server}. Check the network connection, and VITE_ALGOLIA_APP_ID, which is "${appId}": ` +
      'it is a part of the server’s name.'
    );
  }
  if (error.name === 'DeserializationError') {
    return `${server} did not answer as a search index does. Check VITE_ALGOLIA_HOST.`;
  }
  const status = 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && !isSentence(error.message)) {
    return `${server} answered ${status}, but not as a search index does. Check VITE_ALGOLIA_HOST.`;
  }
  if (status === 401 || status === 403) {
    return (
      `${server} refused the key (${error.message}). ALGOLIA_ADMIN_KEY must belong to the application "${appId}" and ` +
      `have the rights addObject, deleteObject, deleteIndex, editSettings and settings on "${index}" and "${index}_tmp_*".`
    );
  }
  return typeof status === 'number' ? `${server} answered ${status}: ${error.message}` : undefined;
}

/**
 * Whether a message is the index's own, and not the body of another server's response, which the client library passes
 * on unchanged.
 */
function isSentence(message: string | undefined): boolean {
  return message !== undefined && /^[^<{\s][^\n]{0,300}$/.test(message.trim());
}

const BATCH_SIZE = 200;

type Log = (line: string) => void;

type Client = ReturnType<typeof algoliasearch>;

/**
 * Replaces the content of a hosted index. Everything is written to a temporary index, settings first, which replaces
 * the published one at the end: readers search either the old records or the new ones, and a failure leaves the old
 * ones. Synonyms and rules that people have added to the index are kept.
 */
async function publish(records: readonly SearchRecord[], settings: PublishSettings, log: Log): Promise<void> {
  const { index } = settings;
  const client = clientOf(settings, settings.adminKey);
  const aside = `${index}_tmp_${Date.now().toString(36)}`;
  try {
    log('Settings …');
    const { taskID } = await client.setSettings({ indexName: aside, indexSettings: INDEX_SETTINGS });
    await client.waitForTask({ indexName: aside, taskID });
    await keepRules(client, index, aside);
    await sendRecords(client, aside, records, log);
    log(`Replacing "${index}" …`);
    const moved = await client.operationIndex({
      indexName: aside,
      operationIndexParams: { operation: 'move', destination: index },
    });
    await client.waitForTask({ indexName: aside, taskID: moved.taskID });
  } catch (error) {
    // The temporary index is useless now. If it cannot be removed either, the first error is sufficient.
    await client.deleteIndex({ indexName: aside }).catch(() => {});
    throw error;
  }
}

function clientOf({ appId, host }: PublishSettings, key: string): Client {
  return algoliasearch(appId, key, host && { hosts: [host] });
}

/** Throws if the key that every reader gets may do more than search. Any key may ask for its own rights. */
async function checkSearchKey(settings: PublishSettings): Promise<void> {
  const { searchKey: key } = settings;
  if (key === '') return;
  const { acl } = await clientOf(settings, key).getApiKey({ key });
  const further = acl.filter((right) => right !== 'search');
  if (further.length === 0 && acl.length > 0) return;
  throw new PublishError(
    `${SEARCH_KEY} is public, but has the rights ${acl.join(', ')}. Build the site with a key that has the right "search" alone.`,
  );
}

/** Reports by page how the records differ from those of the published index, except for the address of the site. */
async function compare(
  records: readonly SearchRecord[],
  settings: PublishSettings,
  log: Log,
): Promise<string> {
  const published = await publishedRecords(settings);
  const changes = records.flatMap(({ url: _url, url_without_anchor: _page, ...record }): Change[] => {
    const { objectID: id } = record;
    const before = published.get(id);
    published.delete(id);
    if (before === undefined) return [{ id, kind: 'added' }];
    const isSame = Object.entries(record).every(([key, value]) => isDeepStrictEqual(before[key], value));
    return isSame ? [] : [{ id, kind: 'changed' }];
  });
  for (const id of published.keys()) changes.push({ id, kind: 'removed' });
  const pageOf = ({ id }: Change) => id.replace(/#.*$/, '');
  for (const page of new Set(changes.map(pageOf))) {
    log(`${page}: ${countChanges(changes.filter((change) => pageOf(change) === page))}`);
  }
  return countChanges(changes);
}

interface Change {
  readonly id: string;
  readonly kind: (typeof CHANGES)[number];
}

const CHANGES = ['added', 'changed', 'removed'] as const;

function countChanges(changes: readonly Change[]): string {
  return CHANGES.map((kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`).join(
    ', ',
  );
}

/** Returns the records of the published index by their ids; none if there is no index. */
async function publishedRecords(settings: PublishSettings): Promise<Map<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>();
  try {
    await clientOf(settings, settings.adminKey).browseObjects<Record<string, unknown>>({
      indexName: settings.index,
      browseParams: { attributesToRetrieve: ['*'], attributesToHighlight: [], attributesToSnippet: [] },
      aggregator: ({ hits }) => {
        for (const hit of hits) found.set(hit.objectID, { ...hit });
      },
    });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return found;
}

/** Whether an index does not exist: before the first publication. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

async function keepRules(client: Client, index: string, aside: string): Promise<void> {
  try {
    const { taskID } = await client.operationIndex({
      indexName: index,
      operationIndexParams: { operation: 'copy', destination: aside, scope: ['rules', 'synonyms'] },
    });
    await client.waitForTask({ indexName: aside, taskID });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function sendRecords(
  client: Client,
  indexName: string,
  records: readonly SearchRecord[],
  log: Log,
): Promise<void> {
  const tasks: number[] = [];
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const batch = records.slice(start, start + BATCH_SIZE);
    const requests = batch.map((record) => ({ action: 'addObject' as const, body: { ...record } }));
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } });
    tasks.push(taskID);
    log(`${start + batch.length} of ${records.length} records sent`);
  }
  for (const taskID of tasks) await client.waitForTask({ indexName, taskID });
}

interface PublishTask {
  /** Compiles the content. */
  readonly load: () => Promise<{ readonly pages: readonly SearchablePage[]; readonly site: SiteData }>;
  readonly place: SiteAddress;
  readonly environment: Environment;
  readonly isDryRun: boolean;
  readonly log: Log;
}

/** Publishes the records of a site, or prints how they differ from the published ones. Throws a `PublishError` for problems that people can fix. */
export async function publishSite({ load, place, environment, isDryRun, log }: PublishTask): Promise<void> {
  // Reports missing settings before the content is compiled.
  const missing = isDryRun ? missingSettings(environment) : [];
  const settings = missing.length > 0 ? undefined : publishSettings(environment);
  const started = performance.now();
  const { pages, site } = await load();
  const records = searchRecords(pages, site, place);
  const summary = `${records.length} records of ${pages.length} pages`;
  if (settings === undefined) {
    log(
      `Nothing was sent. There are ${summary}, but no index to compare with: ${missing.join(' and ')} not set.`,
    );
    return;
  }
  try {
    await checkSearchKey(settings);
    if (isDryRun) {
      log(`Nothing was sent. Of ${summary}: ${await compare(records, settings, log)}.`);
      return;
    }
    await publish(records, settings, log);
  } catch (error) {
    const explanation = explainFailure(error, settings);
    throw explanation === undefined ? error : new PublishError(explanation, { cause: error });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`${summary} are published in "${settings.index}". It took ${seconds} s.`);
}
