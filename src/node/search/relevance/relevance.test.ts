import { beforeAll, describe, expect, it } from 'vitest';
import { type AnswerQuery, openSearchIndex } from '../../../search/answer.ts';
import { pagePath } from '../../../shared/page-path.ts';
import { searchIndexText } from '../offline-index.ts';
import { ownSite } from '../searchable-site.testing.ts';
import {
  ASKED_PHRASINGS,
  EXPECTED_ANSWERS,
  type ExpectedAnswer,
  JUDGING_PHRASINGS,
  PLACE_QUESTIONS,
  REVIEWED_QUESTIONS,
  TUNING_PHRASINGS,
} from './queries.testing.ts';

/** The index of the site's own pages, which `npm run content` has compiled before the tests. */
let answer: AnswerQuery;
/** The titles of the documentation pages, by path. */
let titles: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { site, pages } = await ownSite();
  titles = new Map(
    [...site.model.pages].flatMap(([path, { fields }]) =>
      fields.kind === 'doc' ? [[path, fields.title] as const] : [],
    ),
  );
  answer = openSearchIndex(searchIndexText(pages));
});

/** Returns the position of the first page that answers a query, from 1; 0 if none of the first ten does. */
function placeOf([query, ...slugs]: ExpectedAnswer): number {
  const expected = slugs.map(pagePath);
  return firstPages(query).findIndex((page) => expected.includes(page)) + 1;
}

const known = new Map<string, readonly string[]>();

/** Returns the paths of the first ten pages for a query, which several tests ask for. */
function firstPages(query: string): readonly string[] {
  const before = known.get(query);
  if (before !== undefined) return before;
  const { hits } = answer(query, 50);
  const pages = [...new Set(hits.map(({ href }) => href.replace(/#.*$/, '')))].slice(0, 10);
  known.set(query, pages);
  return pages;
}

function share(answers: readonly ExpectedAnswer[], isGood: (place: number) => boolean): number {
  const misses = answers.filter((answer) => !isGood(placeOf(answer)));
  for (const [query, ...pages] of misses)
    console.log(`"${query}" is answered elsewhere than on ${pages.join(', ')}.`);
  return 1 - misses.length / answers.length;
}

it('every page is the first hit for its own title', () => {
  const misses = [...titles].filter(([path, title]) => answer(title, 1).hits[0]?.href !== path);
  expect(misses).toEqual([]);
});

describe('of the queries that readers ask', () => {
  const all = Object.values(EXPECTED_ANSWERS).flat();

  it('there are enough, and each names existing pages', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    const expected = new Set(all.flatMap(([, ...slugs]) => slugs.map(pagePath)));
    expect([...expected].filter((path) => !titles.has(path))).toEqual([]);
  });

  it('at least 92 % are answered by the first hit', () => {
    expect(share(all, (place) => place === 1)).toBeGreaterThanOrEqual(0.92);
  });

  it('at least 98 % are answered by the first three hits', () => {
    expect(share(all, (place) => place > 0 && place <= 3)).toBeGreaterThanOrEqual(0.98);
  });

  it.each(Object.keys(EXPECTED_ANSWERS))(
    'those of the kind "%s" are mostly answered in the first place',
    (kind) => {
      expect(share(EXPECTED_ANSWERS[kind] ?? [], (place) => place === 1)).toBeGreaterThanOrEqual(0.75);
    },
  );
});

describe('of the queries that users type', () => {
  const placeOfHit = ([query, ...slugs]: ExpectedAnswer) => {
    const expected = slugs.map(pagePath);
    const { hits } = answer(query, 8);
    return hits.findIndex(({ href }) => expected.includes(href.replace(/#.*$/, ''))) + 1;
  };

  it.each([
    ['users’ own questions', ASKED_PHRASINGS, 38, 44],
    ['those on which the ranking was tuned', TUNING_PHRASINGS, 40, 47],
    ['those that judge it', JUDGING_PHRASINGS, 36, 45],
  ] as const)(
    '%s are mostly answered by the first hit, and nearly all by the first eight',
    (_, set, first, eight) => {
      const places = set.map(placeOfHit);
      const misses = set.filter((_answer, number) => places[number] !== 1).map(([query]) => query);
      console.log(`Not first of ${set.length}: ${misses.join(', ')}.`);
      expect(set.flatMap(([, ...slugs]) => slugs.map(pagePath)).filter((path) => !titles.has(path))).toEqual(
        [],
      );
      expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(first);
      expect(places.filter((place) => place > 0).length).toBeGreaterThanOrEqual(eight);
    },
  );
});

describe('of the questions of users', () => {
  it.each([
    ['nearly all are answered by the first three places', PLACE_QUESTIONS, 3, 62],
    ['those for which no page was written are mostly answered by the first eight', REVIEWED_QUESTIONS, 8, 8],
  ] as const)('%s', async (_, set, limit, least) => {
    const { site } = await ownSite();
    const known = [...site.model.pages].flatMap(([path, page]) => [
      path,
      ...(site.facts(page)?.anchors ?? []).map((anchor) => `${path}#${anchor}`),
    ]);
    expect(
      set.flatMap(([, ...places]) => places.map(pagePath)).filter((place) => !known.includes(place)),
    ).toEqual([]);
    const misses = set.filter(([query, ...places]) => {
      const found = answer(query, limit).hits.map(({ href }) => href);
      return !places.some((place) => found.includes(pagePath(place)));
    });
    console.log(`Not among the first ${limit}: ${misses.map(([query]) => query).join(', ')}.`);
    expect(set.length - misses.length).toBeGreaterThanOrEqual(least);
  });
});
