import { expect, it } from 'vitest';
import { readBuiltSite } from '../../src/mcp/built-site.ts';
import { searchIndexText } from '../../src/node/search/offline-index.ts';
import { ownSite } from '../../src/node/search/searchable-site.testing.ts';
import { fixtureFolder } from '../../test-support/fixture-folder.js';
import { QUESTIONS } from './questions.ts';

const SITE = 'https://x.example';

/** Reads the site as an assistant's server does, and all places of it that links can lead to. */
async function builtSite() {
  const { site, pages } = await ownSite();
  const docs = [...site.model.pages].flatMap(([route, page]) =>
    page.fields.kind === 'doc' ? [{ slug: page.fields.id, route, page }] : [],
  );
  const files = docs.map(({ slug, route }): [string, string] => [
    `docs/${slug}.md`,
    `# ${slug}\n\nSource: ${SITE}${route}\n`,
  ]);
  const directory = await fixtureFolder({
    ...Object.fromEntries(files),
    'llms.txt': '',
    'assets/search-0.json': searchIndexText(pages),
  });
  const places = docs.flatMap(({ slug, page }) => [
    slug,
    ...(site.facts(page)?.anchors ?? []).map((anchor) => `${slug}#${anchor}`),
  ]);
  return { built: await readBuiltSite(directory), places };
}

it('an assistant finds the answer to at least 60 of the questions among the first three places', async () => {
  const { built, places } = await builtSite();
  const answers = QUESTIONS.flatMap(([, ...some]) => some);
  expect(answers.filter((place) => !places.includes(place))).toEqual([]);

  const misses = QUESTIONS.flatMap(([words, ...right]) => {
    const found = built.search(words, 3, 'all').map(({ url }) => url.replace(`${SITE}/docs/`, ''));
    return found.some((place) => right.includes(place)) ? [] : [`${words}: ${found.join(', ')}`];
  });
  for (const miss of misses) console.log(miss);
  expect(misses.length).toBeLessThanOrEqual(QUESTIONS.length - 60);
});
