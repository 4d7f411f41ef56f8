import { describe, expect, test, vi } from 'vitest';
import { similarPages } from './SimilarPages.tsx';

vi.mock('derived/site.ts', () => ({ site: { smallPrint: [] } }));
vi.mock('derived/sidebar.ts', () => ({ sidebar: [] }));

const PAGES = [
  '/docs/overview',
  '/docs/concepts/nodes',
  '/docs/concepts/editor',
  '/docs/api/node',
  '/docs/api/editor',
  '/docs/api/useNode',
  '/accessibility',
].map((href) => ({ label: '', href }));

function addresses(path: string): readonly string[] {
  return similarPages(path, PAGES).map(({ href }) => href);
}

describe('the pages with an address similar to an unknown one', () => {
  test.each([
    ['a typing mistake', '/docs/overveiw', '/docs/overview'],
    ['another case', '/Docs/API/usenode', '/docs/api/useNode'],
    ['the ending of a file', '/docs/overview.html', '/docs/overview'],
    ['the name of a folder’s file', '/docs/overview/index.html', '/docs/overview'],
    ['repeated slashes and one at the end', '/docs//concepts//nodes/', '/docs/concepts/nodes'],
    ['the folder of all pages left out', '/concepts/nodes', '/docs/concepts/nodes'],
    ['something appended', '/docs/api/editor/x', '/docs/api/editor'],
    ['a page of text', '/accesibility', '/accessibility'],
    ['characters that need no encoding, encoded', '/docs/%6Fverview', '/docs/overview'],
  ])('%s', (_what, path, expected) => {
    expect(addresses(path)[0]).toBe(expected);
  });

  test('a page that has moved to another folder is found by its name', () => {
    expect(addresses('/docs/reference/useNode')).toEqual(['/docs/api/useNode']);
    expect(addresses('/docs/editor')).toEqual(['/docs/concepts/editor', '/docs/api/editor']);
  });

  test('a page is found by a word of its name or title, the one of a similar folder first', () => {
    const pages = [
      { href: '/docs/api/saving-nodes', label: 'Saving Nodes' },
      { href: '/docs/guides/store', label: 'Save and Load' },
      { href: '/docs/overview', label: 'Overview' },
    ];
    expect(similarPages('/docs/gides/save', pages).map(({ href }) => href)).toEqual(['/docs/guides/store']);
    expect(similarPages('/docs/gides/nodes', pages).map(({ href }) => href)).toEqual([
      '/docs/api/saving-nodes',
    ]);
  });

  test('of a folder without a page of its own, its pages', () => {
    expect(addresses('/docs/concepts')).toEqual(['/docs/concepts/nodes', '/docs/concepts/editor']);
  });

  test('none for what resembles no page, is empty, malformed or very long', () => {
    for (const path of [
      '/blog/2020/hello',
      '/',
      '',
      '/docs/',
      '/%',
      '/docs/%E0%A4%A',
      `/docs/${'x/'.repeat(2000)}`,
    ]) {
      expect(addresses(path), path).toEqual([]);
    }
  });

  test('no more than five', () => {
    const pages = Array.from({ length: 9 }, (_, index) => ({ label: '', href: `/docs/page${index}` }));
    expect(similarPages('/docs/pages', pages)).toHaveLength(5);
  });
});
