import { expect, test } from 'vitest';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { compareSites } from './compare-sites.js';

let releases = 0;

/**
 * A built site: pages with their text, and warnings.
 *
 * @param {Record<string, string>} pages by their paths
 * @param {string} [warnings]
 */
const site = (pages, warnings = '') =>
  fixtureFolder({
    ...Object.fromEntries(
      Object.entries(pages).flatMap(([path, text]) => [
        [`data${path}.json`, JSON.stringify({ text, release: String(++releases).padStart(3) })],
        [`${path.slice(1)}/index.html`, text.padEnd(1000)],
      ]),
    ),
    'data/types/docs/rafts.json': '{}',
    'assets/app.js': ' '.repeat(2000),
    'warnings.txt': warnings,
  });

test('the comment lists changed, new and lost pages with their addresses and bytes', async () => {
  const before = await site({ '/docs/rafts': 'Drift.', '/docs/same': 'Same.', '/docs/gone': 'Gone.' });
  const after = await site({ '/docs/rafts': 'Float.', '/docs/same': 'Same.', '/docs/new': 'x'.repeat(2500) });
  expect(
    compareSites(before, after, { previewUrl: 'https://pr-7.example/', downloadUrl: 'https://ci.example' }),
  ).toBe(`### Preview: 3 of 4 pages change

| page | | HTML |
| --- | --- | --- |
| \`/docs/gone\` | gone | 0.0 KB (−1.0) |
| [\`/docs/new\`](https://pr-7.example/docs/new) | new | 2.5 KB (+2.5) |
| [\`/docs/rafts\`](https://pr-7.example/docs/rafts) | changed | 1.0 KB (±0.0) |

Bytes: scripts and styles 2.0 KB (±0.0), all files 9.1 KB (+4.0)

[Download the site](https://ci.example)
`);
});

test('a change of the code alone changes no page, although each has another release', async () => {
  const pages = { '/docs/rafts': 'Drift.' };
  expect(compareSites(await site(pages), await site(pages))).toMatch(
    /^### Preview: no page changes\n\nBytes: /,
  );
});

test('the comment lists warnings that are new or gone, wherever the lines have moved', async () => {
  const pages = { '/docs/rafts': 'Drift.' };
  const warning = 'warning: There is no page "/docs/x".\n    Did you mean "/docs/y"?\n';
  const before = await site(
    pages,
    `\nThe content has 2 warnings.\ncontent/docs/a.md:3:1 ${warning}content/docs/b.md:1 ${warning}`,
  );
  const after = await site(pages, `content/docs/a.md:9:1 ${warning}content/docs/c.md:1:1 ${warning}`);
  const comment = compareSites(before, after);
  expect(comment).toContain('Warnings new: 1\n```\ncontent/docs/c.md: There is no page "/docs/x".\n```');
  expect(comment).toContain('Warnings gone: 1\n```\ncontent/docs/b.md: There is no page "/docs/x".\n```');
});

test('nothing in a site of a stranger becomes markdown of the comment', async () => {
  const before = await site({ '/docs/rafts': 'Drift.' });
  const after = await site(
    { '/docs/rafts': 'Drift.', '/docs/`|[x](y) @otter': 'New.' },
    'content/a.md:1:1 warning: Close it ``` and @otter ````.\n',
  );
  const comment = compareSites(before, after, { previewUrl: 'https://pr-7.example' });
  expect(comment).toContain(
    '| [`/docs/%60%7C%5Bx%5D%28y%29%20@otter`](https://pr-7.example/docs/%60%7C%5Bx%5D%28y%29%20@otter) |',
  );
  expect(comment).toContain('`````\ncontent/a.md: Close it ``` and @otter ````.\n`````');
});

test('long lists are cut off, with the number of the rest', async () => {
  const pages = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`/docs/p${index}`, 'New.']));
  const comment = compareSites(await site({ '/docs/rafts': 'Drift.' }), await site(pages));
  expect(comment.match(/^\| `/gm)).toHaveLength(40);
  expect(comment).toContain('\nand 11 more\n');
});

test('a folder without a built site is reported', async () => {
  const empty = await fixtureFolder({ 'warnings.txt': '' });
  expect(() => compareSites(empty, empty)).toThrow(`There is no built site in ${empty}.`);
});
