import { expect, it } from 'vitest';
import { placePages } from './sidebar-places.ts';

const GROUPS = [
  { label: 'Start', pages: ['overview'] },
  { label: 'Ideas', pages: ['ideas/rafts', 'ideas/rivers'] },
];

it('a page that no group lists is the last one of the group of its folder, or of the nearest folder above', () => {
  const placed = placePages(GROUPS, ['install', 'ideas/rafts', 'ideas/otters', 'ideas/deep/sea', 'new/page']);
  expect(placed.map(({ pages }) => pages.join(' '))).toEqual([
    'overview install new/page',
    'ideas/rafts ideas/rivers ideas/deep/sea ideas/otters',
  ]);
});
