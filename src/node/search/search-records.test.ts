import { describe, expect, it } from 'vitest';
import { searchRecords } from './search-records.ts';
import { docPage, testSite } from './searchable-site.testing.ts';

const place = { siteUrl: 'https://otter.example', base: '/docs-of/' };
const recordsOf = (html: string) =>
  searchRecords([docPage({ slug: 'api/raft', title: 'Raft', html })], testSite, place);

describe('the records of the hosted index', () => {
  it('have the shape of its crawler’s records', () => {
    const [, heading, text] = recordsOf('<h2 id="a">Floating</h2><p>It floats.</p>');
    expect(heading).toEqual({
      objectID: '/docs/api/raft#a',
      url: 'https://otter.example/docs-of/docs/api/raft#a',
      url_without_anchor: 'https://otter.example/docs-of/docs/api/raft',
      anchor: 'a',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Raft',
        lvl2: 'Floating',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      lang: 'en',
      language: 'en',
      version: ['current', '0.2.0'],
      docusaurus_tag: 'docs-default-current',
      badge: null,
      weight: { pageRank: 0, level: 80, position: 1 },
    });
    expect(text).toMatchObject({ objectID: '/docs/api/raft#a:1', type: 'content', content: 'It floats.' });
    expect(text?.hierarchy).toEqual(heading?.hierarchy);
  });

  it('have a problem below its heading, and a deprecated entry after current ones', () => {
    const records =
      recordsOf(`<table class="api"><tbody><tr id="old"><th><a>old</a> <span class="badge-deprecated">Deprecated</span></th></tr></tbody></table>
      <h2 id="pitfalls">Pitfalls</h2><table><tbody><tr><td>It sinks</td><td>A hole</td></tr></tbody></table>`);
    expect(records.find(({ anchor }) => anchor === 'old')?.weight.pageRank).toBe(-1);
    expect(records.find(({ objectID }) => objectID.endsWith('#pitfalls~1'))).toMatchObject({
      url: 'https://otter.example/docs-of/docs/api/raft#pitfalls',
      type: 'lvl3',
      hierarchy: { lvl2: 'Pitfalls', lvl3: 'It sinks' },
    });
  });

  it('name a page without an anchor', () => {
    const [page] = recordsOf('');
    expect(page).toMatchObject({
      type: 'lvl1',
      anchor: null,
      url: 'https://otter.example/docs-of/docs/api/raft',
    });
  });

  it('have unique ids, however long a text is', () => {
    const blocks = `<p>${'word '.repeat(300)}</p>`.repeat(20);
    const records = recordsOf(`<h2 id="a">A</h2>${blocks}<p>${'x'.repeat(9000)}</p><h2 id="b">B</h2>`);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    const text = records.flatMap(({ content }) => content ?? []).join('\n');
    expect(text.match(/word/g)).toHaveLength(6000);
    expect(text.match(/x/g)).toHaveLength(9000);
  });

  it('move deeper levels to the last level', () => {
    const html = [2, 3, 4, 5, 6].map((level) => `<h${level} id="h${level}">H${level}</h${level}>`).join('');
    const table =
      '<table class="api"><tbody><tr id="e"><th><a><code>entry</code></a></th></tr></tbody></table>';
    const entry = recordsOf(html + table).find(({ anchor }) => anchor === 'e');
    expect(entry).toMatchObject({ type: 'lvl6', hierarchy: { lvl5: 'H5', lvl6: 'entry' } });
  });
});
