import type { SiteData } from '../../shared/site-data.ts';
import type { SitePlace } from '../site/site-place.ts';
import { explainFailure } from './explain-failure.ts';
import type { Environment } from './hosted-environment.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import type { SearchablePage } from './page-sections.ts';
import { type Log, publish } from './publish.ts';
import { PublishError, publishSettings } from './publish-settings.ts';
import { searchRecords } from './search-records.ts';

interface PublishTask {
  /** Compiles the content. */
  readonly load: () => Promise<{ readonly pages: readonly SearchablePage[]; readonly site: SiteData }>;
  readonly place: SitePlace;
  readonly environment: Environment;
  /** Whether to print what would be sent instead of sending it. */
  readonly isDryRun: boolean;
  readonly log: Log;
}

/** Publishes the records of a site, or prints them. Throws a `PublishError` for what a person can mend. */
export async function publishSite({ load, place, environment, isDryRun, log }: PublishTask): Promise<void> {
  // What is missing should be told before anyone waits for the content.
  const settings = isDryRun ? undefined : publishSettings(environment);
  const started = performance.now();
  const { pages, site } = await load();
  const records = searchRecords(pages, site, place);
  const summary = `${records.length} records of ${pages.length} pages`;
  if (settings === undefined) {
    log(JSON.stringify(INDEX_SETTINGS));
    for (const record of records) log(JSON.stringify(record));
    log(`Nothing was sent. Above are the settings of the index and ${summary}.`);
    return;
  }
  try {
    await publish(records, settings, log);
  } catch (error) {
    const explanation = explainFailure(error, settings);
    throw explanation === undefined ? error : new PublishError(explanation, { cause: error });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`${summary} are published in "${settings.index}". It took ${seconds} s.`);
}
