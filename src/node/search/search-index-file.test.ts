import { describe, expect, it } from 'vitest';
import { readIndexFile } from '../../search/search-index.ts';
import { searchIndexPath } from './offline-index.ts';
import { indexText } from './searchable-site.testing.ts';

const long = `${'Words about nothing in particular. '.repeat(20)} Deep down: throttleRate and sliders, saved.`;
const page = { slug: 'guides/x', title: 'X', html: `<h2 id="a-b">A b</h2><p>${long}</p>` };

describe('the search index of a site', () => {
  it('is named after its content', () => {
    const path = searchIndexPath(indexText([page]));
    expect(path).toMatch(/^assets\/search-[0-9a-f]{8}\.json$/);
    expect(searchIndexPath(indexText([page]))).toBe(path);
    expect(searchIndexPath(indexText([{ ...page, title: 'Y' }]))).not.toBe(path);
  });

  it('contains the beginning of a long text, and the other words once', () => {
    const { sections, rest } = readIndexFile(indexText([page]));
    expect(sections.texts[1]).toMatch(/^Words about nothing in particular\..*\w\.? …$/);
    expect(sections.texts[1]?.length).toBeLessThan(300);
    expect(rest.words.split(' ')).toEqual(['Deep', 'down', 'saved', 'sliders', 'throttleRate']);
  });

  it('contains only documentation pages, in reading order', () => {
    const { pages } = readIndexFile(indexText([page, { slug: 'a', title: 'A', html: '', badge: 'Hook' }]));
    expect(pages).toEqual([
      ['guides/x', 'X', 'Guides', '', 2],
      ['a', 'A', 'Guides', 'Hook', 1],
    ]);
  });

  it('is empty for a site without pages', () => {
    expect(readIndexFile(indexText([])).pages).toEqual([]);
  });
});
