import { expect, it } from 'vitest';
import { searchIndexText } from '../../src/node/search/offline-index.ts';
import { ownSite } from '../../src/node/search/searchable-site.testing.ts';
import { createSessionAnswers } from '../../src/search/session/session.ts';
import { QUESTIONS } from './questions.ts';

const DOCS = '/docs/';

/** Reads the search index of the site, and all places of it that links can lead to. */
async function searchedSite() {
  const { site, pages } = await ownSite();
  const answer = createSessionAnswers();
  answer({ kind: 'open', text: searchIndexText(pages) });
  const places = [...site.model.pages.values()].flatMap((page) => {
    const { fields } = page;
    if (fields.kind !== 'doc') return [];
    return [fields.id, ...(site.facts(page)?.anchors ?? []).map((anchor) => `${fields.id}#${anchor}`)];
  });
  return { answer, places };
}

it('finds the answer to at least 60 of the questions among the first three places', async () => {
  const { answer, places } = await searchedSite();
  const answers = QUESTIONS.flatMap(([, ...some]) => some);
  expect(answers.filter((place) => !places.includes(place))).toEqual([]);

  const misses = QUESTIONS.flatMap(([query, ...right]) => {
    const results = answer({ kind: 'search', query, limit: 3, scope: 'all' });
    const found = (results?.hits ?? []).map(({ href }) => href.replace(DOCS, ''));
    return found.some((place) => right.includes(place)) ? [] : [`${query}: ${found.join(', ')}`];
  });
  for (const miss of misses) console.log(miss);
  expect(misses.length).toBeLessThanOrEqual(QUESTIONS.length - 60);
});
