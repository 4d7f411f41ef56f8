import type { Page } from '@playwright/test';
import { type HostedServer, startHostedServer } from '../../src/node/search/hosted-server.testing.ts';
import type { SearchRecord } from '../../src/node/search/search-records.ts';
import { HOSTED_INDEX_HOST } from '../support/sites.ts';

/** The message about results that did not come from the hosted index. */
export const OFFLINE_NOTE = 'Online search has no answer. Showing offline results.';

/** A record that the offline index does not have, so that its text identifies the source of a result. */
function onlineRecord(name: string, url: string): SearchRecord {
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    type: 'content',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: name,
      lvl2: 'Raft <b>online</b>',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'A raft as the hosted index describes it.',
    language: 'de',
    version: ['v2', '2.1.0'],
    lang: 'de',
    badge: null,
    docusaurus_tag: 'docs-default-v2',
    weight: { pageRank: 0, level: 0, position: 0 },
  };
}

const records = [
  onlineRecord('From the hosted index', 'https://otter.example/otter/docs/guide/rafts#two-otters'),
  onlineRecord('A script', 'javascript:alert(1)'),
  onlineRecord('Another site', 'https://evil.example/docs/overview'),
  { ...onlineRecord('Another language', 'https://otter.example/otter/docs/start'), language: 'fr' },
];

/** Answers for a hosted index that finds nothing, so that the offline one does. */
export async function answerNothing(page: Page): Promise<void> {
  const json = { results: [{ hits: [], nbHits: 0 }] };
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`http://${HOSTED_INDEX_HOST}/**`, (route) => route.fulfill({ json, headers }));
}

/** Starts a hosted index on this machine, and redirects the address in the site's build to it. */
export async function startIndex(page: Page): Promise<HostedServer> {
  const server = await startHostedServer();
  server.indexes.set('docs', {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: {},
  });
  await page.route(`http://${HOSTED_INDEX_HOST}/**`, (route) =>
    route.continue({ url: route.request().url().replace(HOSTED_INDEX_HOST, server.host) }),
  );
  return server;
}
