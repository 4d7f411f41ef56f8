import { expect, it } from 'vitest';
import type { SearchHit } from '../../../search/search-engine.ts';
import { hitOptions } from './search-option.ts';

function hit(href: string): SearchHit {
  const [path = ''] = href.split('#');
  return {
    id: href,
    href,
    page: { text: path, ranges: [] },
    sections: [],
    snippet: { text: '', ranges: [] },
  };
}

it('puts the hits of a page at the position of the best one', () => {
  const hits = ['/b#1', '/a', '/b', '/c#x', '/a#2'].map(hit);
  const { groups } = hitOptions({ hits });
  expect(groups.map(({ key, options }) => [key, options.map(({ href }) => href)])).toEqual([
    ['/b', ['/b#1', '/b']],
    ['/a', ['/a', '/a#2']],
    ['/c', ['/c#x']],
  ]);
});

it('leaves a deprecated entry behind a current one of another page', () => {
  const hits = [hit('/a#x'), hit('/b#x'), { ...hit('/a#old'), isDeprecated: true }];
  expect(hitOptions({ hits }).values).toEqual(['/a#x', '/b#x', '/a#old']);
});
