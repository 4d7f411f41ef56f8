import { beforeAll, describe, expect, it } from 'vitest';
import { createSessionAnswers } from '../../../app/search/engine/offline/session.ts';
import { pagePath } from '../../../shared/page-path.ts';
import { searchPartPath } from '../../../shared/search-index.ts';
import { loadSite } from '../../site/site.ts';
import { searchIndexFiles, searchIndexText } from '../offline-index.ts';
import { type SearchablePage, searchablePages } from '../page-sections.ts';
import { EXPECTED_ANSWERS } from './queries.ts';

const queries = Object.values(EXPECTED_ANSWERS).flat();

/** Characters of a whole index that make this site's index one of parts, each with some pages or some hundred words. */
const LIMIT = 8000;

let pages: readonly SearchablePage[];
let whole: (query: string) => Answer;

interface Answer {
  readonly hrefs: readonly string[];
  readonly total: number;
  /** How many parts the answer has loaded, which no answer before it needed. */
  readonly loaded: number;
}

beforeAll(async () => {
  pages = await searchablePages(await loadSite(process.cwd()));
  const session = createSessionAnswers();
  session({ kind: 'open', text: searchIndexText(pages) });
  whole = (query) => read(session({ kind: 'search', query, limit: 20, scope: 'all' }), 0);
});

/** Opens the site's index in parts. */
function openParts(): (query: string) => Answer {
  const { path, files } = searchIndexFiles(pages, LIMIT);
  const session = createSessionAnswers();
  session({ kind: 'open', text: files.get(path) ?? '' });
  return (query) => {
    let loaded = 0;
    for (;;) {
      const answer = session({ kind: 'search', query, limit: 20, scope: 'all' });
      if (answer === undefined || !('missing' in answer)) return read(answer, loaded);
      loaded += answer.missing.length;
      for (const part of answer.missing)
        session({ kind: 'add', part, text: files.get(searchPartPath(path, part)) ?? '' });
    }
  };
}

function read(answer: ReturnType<ReturnType<typeof createSessionAnswers>>, loaded: number): Answer {
  if (answer === undefined || 'missing' in answer) throw new Error('There is no answer.');
  return { hrefs: answer.hits.map(({ href }) => href), total: answer.total, loaded };
}

const firstPages = ({ hrefs }: Answer) =>
  [...new Set(hrefs.map((href) => href.replace(/#.*$/, '')))].slice(0, 3);

describe('an index in parts', () => {
  it('answers all but two in a hundred queries of readers in the first three places', () => {
    const search = openParts();
    const misses = queries.filter(([query, ...slugs]) => {
      const found = firstPages(search(query));
      return !slugs.map(pagePath).some((page) => found.includes(page));
    });
    expect(misses.length / queries.length).toBeLessThanOrEqual(0.02);
  });

  it('puts what the whole index finds first in the first place, but for one query in twenty', () => {
    const search = openParts();
    const others = queries.filter(([query]) => search(query).hrefs[0] !== whole(query).hrefs[0]);
    console.log(
      `Index in parts: ${others.length} of ${queries.length} first hits differ.`,
      others.map(([query]) => query),
    );
    expect(others.length / queries.length).toBeLessThanOrEqual(0.05);
  });

  it('finds as many places as the whole index for nearly every query', () => {
    const search = openParts();
    const others = queries.filter(([query]) => search(query).total !== whole(query).total);
    console.log(
      `${others.length} totals differ.`,
      others.map(([query]) => query),
    );
    expect(others.length / queries.length).toBeLessThanOrEqual(0.05);
  });

  it('gives the same answer whatever was asked before', () => {
    const search = openParts();
    for (const [query] of queries) search(query);
    for (const [query] of queries.slice(0, 40)) expect(search(query).hrefs).toEqual(openParts()(query).hrefs);
  });

  it('is loaded in small portions, and no part of it twice', () => {
    const all = searchIndexFiles(pages, LIMIT).files.size - 1;
    const search = openParts();
    const { loaded } = search('useEditor');
    console.log(all, loaded);
    expect(loaded).toBeLessThan(all / 4);
    expect(search('useEditor').loaded).toBe(0);
  });
});
