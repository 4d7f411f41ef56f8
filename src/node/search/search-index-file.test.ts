import { describe, expect, it } from 'vitest';
import { readIndexFile } from '../../search/search-index.ts';
import { searchIndexFiles } from './offline-index.ts';
import { docPage, indexText } from './searchable-site.testing.ts';

const long = `${'Words about nothing in particular. '.repeat(20)} Deep down: throttleRate and sliders, saved.`;
const page = { slug: 'guides/x', title: 'X', html: `<h2 id="a-b">A b</h2><p>${long}</p>` };

describe('the search index of a site', () => {
  it('is named after its content', () => {
    const { path } = searchIndexFiles([docPage(page)]);
    expect(path).toMatch(/^assets\/search-[0-9a-f]{8}\.json$/);
    expect(searchIndexFiles([docPage(page)]).path).toBe(path);
    expect(searchIndexFiles([docPage({ ...page, title: 'Y' })]).path).not.toBe(path);
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

  it('is one file if that is small, and otherwise an outline with parts, named by a hash of all their content', () => {
    const pages = ['a', 'b'].map((slug) => docPage({ ...page, slug }));
    expect(searchIndexFiles(pages).files.size).toBe(1);
    const { path, files } = searchIndexFiles(pages, 100);
    const names = [...files.keys()].map((file) => file.replace(path.replace('.json', ''), ''));
    expect(names).toEqual(
      expect.arrayContaining(['.json', '-pages-0.json', '-words-0.json', '-words-1.json']),
    );
    const changed = [docPage({ ...page, slug: 'a', html: '<p>Other words.</p>' }), ...pages.slice(1)];
    expect(searchIndexFiles(changed, 100).path).not.toBe(path);
  });

  it('is empty for a site without pages', () => {
    expect(readIndexFile(indexText([])).pages).toEqual([]);
  });
});
