import { expect, it } from 'vitest';
import { placePages } from './sidebar-places.ts';

const GROUPS = [
  { label: 'Start', pages: ['overview'] },
  { label: 'Ideas', pages: ['ideas/rafts', 'ideas/rivers'] },
];

/** Returns the pages of each group, with pages that the sidebar does not list. */
const placed = (...pages: Parameters<typeof placePages>[1]) =>
  placePages(GROUPS, pages).map(({ pages: ids }) => ids.join(' '));

it('a page that no group lists is the last one of the group of its folder, or of the nearest folder above', () => {
  expect(
    placed({ id: 'install' }, { id: 'ideas/otters' }, { id: 'ideas/deep/sea' }, { id: 'new/page' }),
  ).toEqual(['overview install new/page', 'ideas/rafts ideas/rivers ideas/deep/sea ideas/otters']);
});

it('a page is in the group and after the page that its front matter names', () => {
  expect(
    placed({ id: 'a', group: 'Ideas' }, { id: 'b', after: 'ideas/rafts' }, { id: 'c', after: 'b' }),
  ).toEqual(['overview', 'ideas/rafts b c ideas/rivers a']);
  expect(placed({ id: 'a', after: 'overview' }, { id: 'b', after: 'overview' })[0]).toBe('overview a b');
});

it('pages that name each other, or a page that does not exist, keep a place', () => {
  expect(placed({ id: 'a', after: 'b' }, { id: 'b', after: 'a' }, { id: 'c', after: 'nowhere' })[0]).toBe(
    'overview c b a',
  );
});
