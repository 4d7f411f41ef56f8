import { describe, expect, it } from 'vitest';
import { costOf } from '../../test-support/processor-time.ts';
import { SEARCH_QUERIES } from '../../test-support/search-queries.ts';
import { indexText } from '../node/search/searchable-site.testing.ts';
import { openSearchIndex } from './answer.ts';
import type { MarkedText } from './marked-text.ts';
import type { SearchScope } from './search-scope.ts';

const filler = 'Words about nothing in particular. '.repeat(12);
const entries = ['setProp', 'isCanvas', 'constructor']
  .map(
    (name) => `<tr id="action-${name.toLowerCase()}"><th><a><code>${name}</code></a></th>
    <td data-label="Type"><code>Patch</code></td><td data-label="Description"><p>About ${name}.</p></td></tr>`,
  )
  .join('');

const answer = openSearchIndex(
  indexText([
    {
      slug: 'api/useNode',
      title: 'useNode()',
      badge: 'Hook',
      category: 'Reference',
      html: `<p>Connects a component.</p><h2 id="actions">Actions</h2><table class="api"><caption>Actions</caption><tbody>${entries}</tbody></table>
          <h2 id="group">Group many changes</h2><p>Typing makes many steps. ${filler} Deep down: throttleRate for sliders.</p>`,
    },
    {
      slug: 'api/element',
      title: '<Element />',
      html: '<p>Works with C++ and @craftjs/core, not with C.</p><h2 id="pitfalls">Pitfalls</h2><p>useNode is needed. Saving pages is not. Über.</p>',
    },
    {
      slug: 'guides/save',
      title: 'Save and Load',
      html: '<p>How to save a page.</p><h2 id="cjk">日本語の文書</h2><p>编辑器节点</p><h2 id="proto"><code>__proto__</code></h2><p>🎉 See useNode() too.</p><h2 id="anchor">anchorDepth</h2><p>To use when there is a mooring or a buoy to configure.</p>',
    },
    {
      slug: 'guides/problems',
      title: 'Moorings',
      html: `<h2 id="anchors">Anchors</h2><table class="api"><tbody>
          <tr id="old-anchorage"><th><a><code>anchorage</code></a> <span class="badge badge-deprecated">Deprecated</span></th><td data-label="Description">Deprecated. An anchorage is an anchorage.</td></tr>
          <tr id="old-jetty"><th><a><code>jetty</code></a> <span class="badge badge-deprecated">Deprecated</span></th><td data-label="Description">Deprecated.</td></tr>
          <tr id="new-anchorage"><th><a><code>anchorage</code></a></th><td data-label="Description">Holds the raft.</td></tr>
          </tbody></table><h2 id="pitfalls">Problems</h2><table><tbody><tr><td>The raft sinks</td><td>It has a hole</td><td>Mend it</td></tr></tbody></table>`,
    },
    {
      slug: 'guides/harbour',
      title: 'Harbour.js',
      html: '<h2 id="tides">Sliding tides</h2><p>A half-open gate. Don’t moor at the quay\u200Bside.</p><h2 id="lodz">Łódź, Đường, Ærø</h2><p>Le port de l’Oise, the Donau\u00ADdampf\u00ADschiff.</p><h2 id="thai">การบันทึกหน้าเว็บ</h2><h2 id="mooring">Use a mooring buoy</h2><p>Tie the raft.</p>',
    },
  ]),
);

const search = (query: string, limit = 20, scope?: SearchScope) => answer(query, limit, scope);
const hrefs = (query: string) => search(query).hits.map(({ href }) => href);
const first = (query: string) => hrefs(query)[0];

/** A text with its matches in brackets. */
function shown({ text, ranges }: MarkedText): string {
  const marked = [...ranges].reverse();
  return marked.reduce(
    (rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text,
  );
}

describe('offline search finds', () => {
  it.each([
    ['exact names', 'useNode()', '/docs/api/useNode'],
    ['components as written', '<Element />', '/docs/api/element'],
    ['packages', '@craftjs/core', '/docs/api/element'],
    ['names with signs', 'C++', '/docs/api/element'],
    ['beginnings of words', 'elem', '/docs/api/element'],
    ['parts of names in camel case', 'prop', '/docs/api/useNode#action-setprop'],
    ['names written as words', 'use node', '/docs/api/useNode'],
    ['entries of API tables', 'setProp', '/docs/api/useNode#action-setprop'],
    ['words in title and text', 'element saving', '/docs/api/element#pitfalls'],
    ['words in heading and title', 'load cjk', '/docs/guides/save#cjk'],
    ['words deep in a text', 'throttleRate', '/docs/api/useNode#group'],
    ['words of a type', 'patch', '/docs/api/useNode#action-setprop'],
    ['other forms of a word', 'saved', '/docs/guides/save'],
    ['words of the same meaning', 'persist', '/docs/guides/save'],
    ['words without their accents', 'uber', '/docs/api/element#pitfalls'],
    ['one typo', 'elemnet', '/docs/api/element'],
    ['two typos in a longer word', 'throtleraet', '/docs/api/useNode#group'],
    ['a typo in a word that is being typed', 'actoi', '/docs/api/useNode#actions'],
    ['Japanese within words', '文書', '/docs/guides/save#cjk'],
    ['Chinese within words', '节点', '/docs/guides/save#cjk'],
    ['a word of a script without spaces', 'หน้า', '/docs/guides/harbour#thai'],
    ['in one word what has a dot', 'harbourjs', '/docs/guides/harbour'],
    ['in one word what has a hyphen', 'halfopen', '/docs/guides/harbour#tides'],
    ['in one word what has a space', 'slidingtide', '/docs/guides/harbour#tides'],
    ['in one word what a stop word connects', 'mooringandbuoy', '/docs/guides/harbour#mooring'],
    ['letters with a stroke by their plain ones', 'lodz duong aero', '/docs/guides/harbour#lodz'],
    ['emoji', '🎉', '/docs/guides/save#proto'],
    ['half of the words where nothing has all of them', 'useNode xyzzy', '/docs/api/useNode'],
    ['words that never stand together', 'uber cjk', '/docs/guides/save#cjk'],
    ['what follows an elided article', 'oise', '/docs/guides/harbour#lodz'],
    ['words with soft hyphens', 'donaudampfschiff', '/docs/guides/harbour#lodz'],
    ['words with spaces without width', 'quayside', '/docs/guides/harbour#tides'],
    ['words with an apostrophe', 'dont', '/docs/guides/harbour#tides'],
    ['names of built-ins', 'constructor', '/docs/api/useNode#action-constructor'],
    ['the name of the prototype', '__proto__', '/docs/guides/save#proto'],
    ['the kind of a page', 'hook', '/docs/api/useNode'],
  ])('%s: %s', (_, query, href) => {
    expect(first(query)).toBe(href);
  });

  it('what has all of three words before what lacks one', () => {
    expect(hrefs('configure a mooring buoy')).toEqual([
      '/docs/guides/save#anchor',
      '/docs/guides/harbour#mooring',
    ]);
    expect(first('raft tie gate')).toBe('/docs/guides/harbour#mooring');
  });

  it('a page whose title is the query before sections that contain it', () => {
    expect(first('loading and saving')).toBe('/docs/guides/save');
  });

  it('a page whose title has the words of the query before sections that have them all', () => {
    expect(first('save page')).toBe('/docs/guides/save');
  });

  it('a problem by its symptom, with the cause as its text', () => {
    const [hit] = search('raft sinks').hits;
    expect(hit).toMatchObject({
      href: '/docs/guides/problems#pitfalls',
      snippet: { text: 'It has a hole · Mend it' },
    });
    expect(hit?.sections.map(({ text }) => text)).toEqual(['Problems', 'The raft sinks']);
  });

  it('a current entry before a deprecated one of the same name, and a deprecated one that has no other', () => {
    expect(hrefs('anchorage')).toEqual([
      '/docs/guides/problems#new-anchorage',
      '/docs/guides/problems#old-anchorage',
    ]);
    expect(first('jetty')).toBe('/docs/guides/problems#old-jetty');
  });

  it('titles and names before text', () => {
    expect(hrefs('useNode')).toEqual([
      '/docs/api/useNode',
      expect.stringContaining('#'),
      expect.stringContaining('#'),
    ]);
  });

  it('the page of that very name before one about many things of that name', () => {
    const sections = ['chain', 'ring', 'lamp', 'bell', 'sign'].map(
      (part) => `<h2 id="${part}">Buoy ${part}</h2><p>Of iron.</p>`,
    );
    const buoys = openSearchIndex(
      indexText([
        { slug: 'guides/parts', title: 'Buoy parts', html: sections.join('') },
        { slug: 'api/buoy', title: 'Buoy', html: '<p>It floats.</p>' },
        { slug: 'guides/shore', title: 'Shore', html: '<h2 id="post">Buoy post</h2><p>Of wood.</p>' },
      ]),
    );
    const found = buoys('buoy', 10).hits.map(({ href }) => href);
    expect(found[0]).toBe('/docs/api/buoy');
  });

  it.each([
    'xyzzy',
    'xyzzy wvvbkj',
    'useNode xyzzy wvvbkj',
    'kubernetes',
    'sve',
    'toString',
    'hasOwnProperty',
    '__lookupGetter__',
  ])('nothing for %s', (query) => {
    expect(search(query)).toEqual({ source: 'offline', hits: [], total: 0 });
  });

  it.each(['', ' \n\t ', '<>', '.*+?^$()|[]\\', '\uD800', '\u202E', '()', '%E0%A4%A'.replace(/\w/g, '')])(
    'nothing for a query without words: %j',
    (query) => {
      expect(search(query)).toEqual({ source: 'offline', hits: [], total: 0 });
    },
  );

  it.each(SEARCH_QUERIES)('an answer within a moment to %s', async (_, query) => {
    const { hits, total } = search(query);
    expect(await costOf(search, query)).toBeLessThan(1000);
    expect(hits.length).toBeLessThanOrEqual(total);
  });

  it.each([
    ['word '.repeat(20_000), 1],
    [Array.from({ length: 20_000 }, (_, number) => `w${number}`).join(' '), 0],
    ['\u202Euse\uD800Node', 0],
  ])('an answer to any query within a moment (%.24s…)', async (query, least) => {
    expect(search(query).total).toBeGreaterThanOrEqual(least);
    expect(await costOf(search, query)).toBeLessThan(1000);
  });

  it('no more than requested, and reports how many there are', () => {
    const { hits, total } = search('s', 2);
    expect(hits).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
    expect(new Set(search('s').hits.map(({ id }) => id)).size).toBe(total);
  });
});

describe('a hit', () => {
  it('has the page, the headings that lead to it and what matches in them', () => {
    const [hit] = search('setprop').hits;
    expect(hit).toMatchObject({ badge: 'Hook', page: { text: 'useNode()', ranges: [] } });
    expect(hit?.sections.map(shown)).toEqual(['Actions', '[setProp]']);
    expect(hit && shown(hit.snippet)).toBe('About [setProp].');
  });

  it('marks the typed part of a word, and all of a word that is guessed', () => {
    expect(search('elem').hits.map(({ page }) => shown(page))[0]).toBe('<[Elem]ent />');
    expect(search('elemnet').hits.map(({ page }) => shown(page))[0]).toBe('<[Element] />');
    expect(search('node').hits.map(({ page }) => shown(page))[0]).toBe('use[Node]()');
  });

  it('shows no text if only a name matches, but what an API entry or page is about', () => {
    expect(search('pitfalls').hits[0]?.snippet).toEqual({ text: '', ranges: [] });
    expect(search('useNode').hits[0]?.snippet.text).toBe('Connects a component.');
    expect(search('anchorage').hits[0]?.snippet.text).toBe('Holds the raft.');
  });

  it('says which words it has for words of the query that mean the same', () => {
    expect(search('persist').hits[0]?.synonyms).toEqual(['Save']);
    expect(search('save').hits[0]?.synonyms).toBeUndefined();
  });

  it('also shows matching words for which the index has no text', () => {
    const snippet = search('typing sliders').hits[0]?.snippet;
    expect(snippet && shown(snippet)).toMatch(/^\[Typing\] makes many steps\. .* … \[sliders\]$/);
  });

  it('shows the text around the matches of a long text', () => {
    const [hit] = search('particular').hits;
    expect(hit?.snippet.text.length).toBeLessThan(200);
    expect(hit?.snippet.ranges.length).toBeGreaterThan(0);
  });
});

describe('offline search limited to a part of the documentation', () => {
  const found = (scope: SearchScope) => search('useNode', 20, scope).hits.map(({ href }) => href);

  it('finds API pages alone, all others, or everything', () => {
    expect(found('api').every((href) => href.startsWith('/docs/api/'))).toBe(true);
    expect(found('guides')).toEqual(['/docs/guides/save#proto']);
    expect(new Set(found('all'))).toEqual(new Set([...found('api'), ...found('guides')]));
  });

  it('counts all matches there, whatever the limit', () => {
    expect(search('useNode', 1, 'api').total).toBe(found('api').length);
  });
});

describe('a query with a typo', () => {
  it.each([
    ['useNoed', 'useNode'],
    ['how to usenoed()', 'how to useNode()'],
    ['isCanvsa constructro', 'isCanvas constructor'],
  ])('%s is answered as %s, and says so', (typed, meant) => {
    expect(search(typed).corrected).toBe(meant);
  });

  it.each(['useNode', 'useNod', 'node', 'saving', 'xyzzyqq', ''])('%s is not corrected', (query) => {
    expect(search(query).corrected).toBeUndefined();
  });
});
