import { algoliasearch } from 'algoliasearch';
import { Problem } from '../../../scripts/command.js';
import { parseHost } from '../../search/hosted/hosted-index.ts';
import type { Environment } from '../site/build-settings.ts';
import { checkComplete, HOST_VARIABLE } from './hosted-environment.ts';
import { INDEX_SETTINGS, type SearchRecord } from './search-records.ts';

const APP_ID = 'VITE_ALGOLIA_APP_ID';
const INDEX = 'VITE_ALGOLIA_INDEX';
const SEARCH_KEY = 'VITE_ALGOLIA_SEARCH_KEY';
/** The key that may write the index. */
const ADMIN_KEY = 'ALGOLIA_ADMIN_KEY';

/** Throws with a message for people if a setting is missing or invalid. */
export function checkPublishSettings(environment: Environment): void {
  const advice = `Publishing needs ${APP_ID} and ${INDEX}, which the site is built with, and ${ADMIN_KEY}, a key with the rights to write objects and settings.`;
  checkComplete(environment, [APP_ID, INDEX, ADMIN_KEY], advice);
}

/**
 * Replaces the content of a hosted index. The records are written to a temporary index, which replaces the published one
 * at the end: readers search either the old records or the new ones, and a failure leaves the old ones. Synonyms and
 * rules that people have added to the index are kept.
 */
export async function publish(records: readonly SearchRecord[], environment: Environment): Promise<void> {
  const indexName = environment[INDEX]?.trim() ?? '';
  try {
    await checkSearchKey(environment);
    const client = clientOf(environment, ADMIN_KEY);
    const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects: [...records] });
  } catch (error) {
    if (error instanceof Problem || !(error instanceof Error)) throw error;
    // Another server's whole page may be in the message.
    const [reason = ''] = error.message.trim().split('\n', 1);
    throw new Problem(
      `The records could not be published in "${indexName}": ${reason.slice(0, 300)} ${ADMIN_KEY} must belong to the ` +
        `application "${environment[APP_ID]}" and have the rights addObject, deleteObject, deleteIndex, editSettings and ` +
        `settings on "${indexName}" and "${indexName}_tmp_*".`,
      { cause: error },
    );
  }
}

function clientOf(environment: Environment, key: string) {
  const origin = parseHost(environment[HOST_VARIABLE] ?? '');
  const [app = '', secret = ''] = [APP_ID, key].map((name) => environment[name]?.trim());
  if (origin === undefined) return algoliasearch(app, secret);
  const { host: url, protocol } = new URL(origin);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return algoliasearch(app, secret, { hosts: [{ url, protocol: scheme, accept: 'readWrite' }] });
}

/** Throws if the key that every reader gets may do more than search. Any key may ask for its own rights. */
async function checkSearchKey(environment: Environment): Promise<void> {
  const key = environment[SEARCH_KEY]?.trim() ?? '';
  if (key === '') return;
  const { acl } = await clientOf(environment, SEARCH_KEY).getApiKey({ key });
  if (acl.length > 0 && acl.every((right) => right === 'search')) return;
  throw new Problem(
    `${SEARCH_KEY} is public, but has the rights ${acl.join(', ')}. Build the site with a key that has the right "search" alone.`,
  );
}
