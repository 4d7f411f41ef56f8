import { describe, expect, it } from 'vitest';
import { readIndexFile } from '../../search/index-file.ts';
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
    const pages = readIndexFile(indexText([page]));
    const [, , , , text = '', words] = pages[0]?.sections[1] ?? [];
    expect(text).toMatch(/^Words about nothing in particular\..*\w\.? …$/);
    expect(text.length).toBeLessThan(300);
    expect(words).toBe('Deep down saved sliders throttleRate');
  });

  it('contains only documentation pages, in reading order', () => {
    const pages = readIndexFile(indexText([page, { slug: 'a', title: 'A', html: '', badge: 'Hook' }]));
    expect(pages.map(({ slug, badge, sections }) => [slug, badge, sections.length])).toEqual([
      ['guides/x', '', 2],
      ['a', 'Hook', 1],
    ]);
  });

  it('is empty for a site without pages', () => {
    expect(readIndexFile(indexText([]))).toEqual([]);
  });
});
