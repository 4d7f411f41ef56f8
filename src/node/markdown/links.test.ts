import { expect, test } from 'vitest';
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
  './tree.svg',
  '../../../outside.md',
  '../../demos/small-editor',
  'www.example.com',
])('a link to %j is no relative path of a page', (url) => {
  expect(pageLink(url, 'docs/concepts')).toBeUndefined();
});
