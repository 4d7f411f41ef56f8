import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { projectRoot } from '../../scripts/project-root.js';
import { searchablePages } from '../../src/node/search/page-sections.ts';
import { INDEX_SETTINGS, type SearchRecord, searchRecords } from '../../src/node/search/search-records.ts';
import { buildSettings, writtenAddress } from '../../src/node/site/build-settings.ts';
import { loadSite } from '../../src/node/site/prepare-site.ts';
import { docPaths, sampleDocPaths, siteFile } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

/** The part of the crawler's configuration that decides what is in the index. */
interface CrawlerConfiguration {
  readonly actions: readonly [
    {
      readonly recordExtractor: (page: {
        readonly $: ReturnType<typeof load>;
        readonly url: URL;
      }) => readonly SearchRecord[];
    },
  ];
  readonly initialIndexSettings: Readonly<Record<string, unknown>>;
}

/** Runs the configuration as the crawler's editor does, and returns what it passes on. */
function crawlerConfiguration(): CrawlerConfiguration {
  const text = readFileSync(join(projectRoot, 'docs/docsearch-crawler.js'), 'utf8');
  const passed: CrawlerConfiguration[] = [];
  class Crawler {
    constructor(configuration: CrawlerConfiguration) {
      passed.push(configuration);
    }
  }
  runInNewContext(text, { Crawler, URL });
  const [configuration] = passed;
  if (configuration === undefined) throw new Error('docs/docsearch-crawler.js creates no crawler.');
  return configuration;
}

test('the crawler’s configuration yields the records and settings that search:publish sends', {
  tag: '@night',
}, async () => {
  const configuration = crawlerConfiguration();
  const { site } = await loadSite(projectRoot);
  const place = buildSettings({}, writtenAddress(projectRoot));
  const published = searchRecords(searchablePages(site), site.model.site, place);
  // Values of another context have other prototypes, which toEqual compares.
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  for (const path of sampleDocPaths) {
    await test.step(path, () => {
      const url = new URL(path, place.siteUrl);
      const $ = load(readFileSync(siteFile(`${path}/index.html`), 'utf8'));
      const records = configuration.actions[0].recordExtractor({ $, url });
      expect(records.length).toBeGreaterThan(0);
      expect(plain(records)).toEqual(
        plain(published.filter((record) => record.url_without_anchor === url.href)),
      );
    });
  }
  expect(new Set(published.map((record) => new URL(record.url).pathname))).toEqual(new Set(docPaths));
  expect(plain(Object.values(configuration.initialIndexSettings))).toEqual([INDEX_SETTINGS]);
});
