import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile.testing.ts';
import { pageLink } from './links.ts';

test.each([
  ['nodes.md', '/docs/concepts/nodes'],
  ['./nodes', '/docs/concepts/nodes'],
  ['../api/editor.md#prop-enabled', '/docs/api/editor#prop-enabled'],
  ['../index.md', '/docs'],
  ['..', '/docs'],
  ['.', '/docs/concepts'],
  ['index.md', '/docs/concepts'],
  ['../../pages/accessibility.md', '/accessibility'],
  ['../../landing.md', '/'],
  ['%C3%BCber uns.md', '/docs/concepts/%C3%BCber%20uns'],
])('a link to %s from a page in docs/concepts leads to %s', (url, path) => {
  expect(pageLink(url, 'docs/concepts')).toBe(path);
});

test.each([
  '/docs/overview',
  '#setup',
  '?q=1',
  '',
  'https://example.com/x.md',
  'javascript:alert(1)',
  '//evil.example/x.md',
  './tree.png',
  '../../../outside.md',
  '../../demos/small-editor',
  'www.example.com',
])('a link to %j is not a relative path of a page', (url) => {
  expect(pageLink(url, 'docs/concepts')).toBeUndefined();
});

test.each(['../../api/editor.md', '../api/editor.mdx', './data.zip', '?q=1', '#'])(
  'a link to %j is left to the check of all links, and readers get its text',
  async (url) => {
    const { html, links, diagnostics } = await compileMarkdown(`[there](${url})`);
    expect({ html, hrefs: links.map(({ href }) => href), diagnostics }).toEqual({
      html: '<p>there</p>',
      hrefs: [url],
      diagnostics: [],
    });
  },
);

test.each(['mailto:otters@example.com', 'tel:+44-20-7946-0000'])('a link to %s is kept', async (url) => {
  const { html, diagnostics } = await compileMarkdown(`[Ask us](${url})`);
  expect(html).toBe(`<p><a href="${url}">Ask us</a></p>`);
  expect(diagnostics).toEqual([]);
});
