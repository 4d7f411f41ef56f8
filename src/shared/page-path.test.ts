import { expect, it } from 'vitest';
import { pagePath, pageSlug } from './page-path.ts';

it.each([
  ['docs/overview.md', 'overview', '/docs/overview'],
  ['docs/concepts/nodes.md', 'concepts/nodes', '/docs/concepts/nodes'],
  ['docs/concepts/index.md', 'concepts', '/docs/concepts'],
  ['docs/concepts/reindex.md', 'concepts/reindex', '/docs/concepts/reindex'],
  ['docs/docs/api.md', 'docs/api', '/docs/docs/api'],
  ['docs/migrating/migrating-0.1.x.md', 'migrating/migrating-0.1.x', '/docs/migrating/migrating-0.1.x'],
  ['docs/index.md', '', '/docs'],
  // Written as macOS does, the letter has two characters.
  ['docs/u\u0308ber.md', 'über', '/docs/über'],
])('returns the address of a page from the path of its file %s', (contentPath, slug, path) => {
  expect(pageSlug(contentPath)).toBe(slug);
  expect(pagePath(slug)).toBe(path);
});
