import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../shared/search-record.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import type { PublishSettings } from './publish-settings.ts';

/** How many records go into one request. */
const BATCH = 200;

/** Tells a person how far it is. */
export type Log = (line: string) => void;

type Client = ReturnType<typeof algoliasearch>;

/**
 * Replaces what a hosted index holds. All is written into an index aside, settings first, which takes the place of the
 * published one at the end: readers search either the old records or the new ones, and a failure leaves the old.
 * Synonyms and rules that people made for the index are kept.
 */
export async function publish(
  records: readonly SearchRecord[],
  settings: PublishSettings,
  log: Log,
): Promise<void> {
  const { index, host } = settings;
  const client = algoliasearch(settings.appId, settings.adminKey, host && { hosts: [host] });
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
    // What the failure left aside is of no use; that it cannot be removed says nothing new.
    await client.deleteIndex({ indexName: aside }).catch(() => {});
    throw error;
  }
}

async function keepRules(client: Client, index: string, aside: string): Promise<void> {
  try {
    const { taskID } = await client.operationIndex({
      indexName: index,
      operationIndexParams: { operation: 'copy', destination: aside, scope: ['rules', 'synonyms'] },
    });
    await client.waitForTask({ indexName: aside, taskID });
  } catch (error) {
    // The first time there is no index to keep anything of.
    if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error;
  }
}

async function sendRecords(
  client: Client,
  indexName: string,
  records: readonly SearchRecord[],
  log: Log,
): Promise<void> {
  const tasks: number[] = [];
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH);
    const requests = batch.map((record) => ({ action: 'addObject' as const, body: { ...record } }));
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } });
    tasks.push(taskID);
    log(`${start + batch.length} of ${records.length} records sent`);
  }
  for (const taskID of tasks) await client.waitForTask({ indexName, taskID });
}
