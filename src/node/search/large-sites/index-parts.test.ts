import { beforeAll, describe, expect, it } from 'vitest';
import { searchPartPath } from '../../../search/format/search-parts.ts';
import { createSessionAnswers } from '../../../search/session/session.ts';
import { pagePath } from '../../../shared/page-path.ts';
import { searchIndexFiles, searchIndexText } from '../offline-index.ts';
import { EXPECTED_ANSWERS } from '../relevance/queries.testing.ts';
import { ownSite } from '../searchable-site.testing.ts';

const queries = Object.values(EXPECTED_ANSWERS).flat();

/** A limit, in characters, far below the size of this site's index, so that its words fill about fifty parts. */
const LIMIT = 8000;

let parted: ReturnType<typeof searchIndexFiles>;
let whole: (query: string) => Answer;
/** The answers of one index in parts to all queries, one after another. */
let answers: ReadonlyMap<string, Answer>;

interface Answer {
  readonly hrefs: readonly string[];
  readonly total: number;
  /** The number of parts that the answer has loaded and no earlier answer needed. */
  readonly loaded: number;
}

beforeAll(async () => {
  const { pages } = await ownSite();
  parted = searchIndexFiles(pages, LIMIT);
  const session = createSessionAnswers();
  session({ kind: 'open', text: searchIndexText(pages) });
  whole = (query) => read(session({ kind: 'search', query, limit: 20, scope: 'all' }), 0);
  const search = openParts();
  answers = new Map(queries.map(([query]) => [query, search(query)]));
});

/** Opens the site's index in parts. */
function openParts(): (query: string) => Answer {
  const { path, files } = parted;
  const session = createSessionAnswers();
  session({ kind: 'open', text: files.get(path) ?? '' });
  return (query) => {
    let loaded = 0;
    for (;;) {
      const answer = session({ kind: 'search', query, limit: 20, scope: 'all' });
      if (!('missing' in answer)) return read(answer, loaded);
      loaded += answer.missing.length;
      for (const part of answer.missing)
        session({ kind: 'add', part, text: files.get(searchPartPath(path, part)) ?? '' });
    }
  };
}

function read(answer: ReturnType<ReturnType<typeof createSessionAnswers>>, loaded: number): Answer {
  if ('missing' in answer) throw new Error('There is no answer.');
  return { hrefs: answer.hits.map(({ href }) => href), total: answer.total, loaded };
}

const firstPages = (answer: Answer | undefined) =>
  [...new Set(answer?.hrefs.map((href) => href.replace(/#.*$/, '')))].slice(0, 3);

describe('an index in parts', () => {
  it('answers at least 98 % of readers’ queries in the first three hits', () => {
    const misses = queries.filter(([query, ...slugs]) => {
      const found = firstPages(answers.get(query));
      return !slugs.map(pagePath).some((page) => found.includes(page));
    });
    expect(misses.length / queries.length).toBeLessThanOrEqual(0.02);
  });

  it('agrees with the whole index on the first hit of 95 % of the queries, and on nearly all totals', () => {
    const pairs = [...answers].map(([query, parts]) => [query, parts, whole(query)] as const);
    const others = pairs.filter(([, parts, all]) => parts.hrefs[0] !== all.hrefs[0]);
    const totals = pairs.filter(([, parts, all]) => parts.total !== all.total);
    for (const [query] of [...others, ...totals]) console.log(`"${query}" is answered differently in parts.`);
    expect(others.length / queries.length).toBeLessThanOrEqual(0.05);
    expect(totals.length / queries.length).toBeLessThanOrEqual(0.05);
  });

  it('returns the same answer regardless of earlier queries', () => {
    // Every fifth is enough: each fresh index is read anew.
    for (const [query, { hrefs }] of [...answers].filter((_, number) => number % 5 === 4))
      expect(openParts()(query).hrefs).toEqual(hrefs);
  });

  it('is loaded in small portions, and no part of it twice', () => {
    const search = openParts();
    const { loaded } = search('useEditor');
    expect(loaded).toBeGreaterThan(1);
    expect(loaded).toBeLessThan(parted.files.size / 4);
    expect(search('useEditor').loaded).toBe(0);
  });
});
