import { describe, expect, it } from 'vitest';
import { readIndexFile } from '../../app/search/engine/offline/search-index.ts';
import { searchIndexFile } from './offline-index.ts';
import { docPage, indexText } from './searchable-site.testing.ts';

const long = `${'Words about nothing in particular. '.repeat(20)} Deep down: throttleRate and sliders, saved.`;
const page = { slug: 'guides/x', title: 'X', html: `<h2 id="a-b">A b</h2><p>${long}</p>` };

describe('the search index of a site', () => {
  it('is named after its content', () => {
    const { path } = searchIndexFile([docPage(page)]);
    expect(path).toMatch(/^assets\/search-[0-9a-f]{8}\.json$/);
    expect(searchIndexFile([docPage(page)]).path).toBe(path);
    expect(searchIndexFile([docPage({ ...page, title: 'Y' })]).path).not.toBe(path);
  });

  it('holds the beginning of a long text, and the other words once', () => {
    const { sections, rest } = readIndexFile(indexText([page]));
    expect(sections.texts[1]).toMatch(/^Words about nothing in particular\..*\w\.? …$/);
    expect(sections.texts[1]?.length).toBeLessThan(300);
    expect(rest.words.split(' ')).toEqual(['Deep', 'down', 'saved', 'sliders', 'throttleRate']);
  });

  it('names documentation pages only, in reading order', () => {
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
