import { loadEnv } from 'vite';
import { endOnFailure } from '../../../scripts/command.js';
import { buildSettings, writtenAddress } from '../site/build-settings.ts';
import { prepareSite } from '../site/prepare-site.ts';
import { searchablePages } from './page-sections.ts';
import { checkPublishSettings, publish } from './publish.ts';
import { searchRecords } from './search-records.ts';

// `npm run search:publish`: sends the records of all pages to the hosted index.

endOnFailure();
const root = process.cwd();
const environment = { ...loadEnv('production', root, 'VITE_ALGOLIA_'), ...process.env };
// Reports missing settings before the content is compiled.
checkPublishSettings(environment);
const { site } = await prepareSite(root, { warningsAreErrors: false });
const pages = searchablePages(site);
const records = searchRecords(pages, site.model.site, buildSettings(process.env, writtenAddress(root)));
await publish(records, environment);
console.log(`${records.length} records of ${pages.length} pages are published.`);
