import { describe, expect, test } from 'vitest';
import type { DocPageData } from '../../shared/page-data.ts';
import { printChapters } from './print-page.ts';

const place = { siteUrl: 'https://docs.example', base: '/craft/' };

function page(id: string, title: string, html: string): DocPageData {
  const fields = { kind: 'doc', id, path: `/docs/${id}`, sidebar: 'docs', category: 'Guides' } as const;
  return { ...fields, title, description: `About ${title}.`, headings: [], html };
}

const html = await printChapters(
  [
    page(
      'api/rafts',
      'Rafts',
      '<div class="heading heading-2"><h2 id="parts">Parts</h2><a class="heading-anchor" href="#parts"></a></div>' +
        '<p>See <a href="#parts">parts</a>, <a href="/craft/docs/otters#food">food</a>, <a href="/craft/docs/otters/">otters</a>,' +
        ' <a href="/craft/examples/basic/">the example</a> and <a href="https://otter.example/#x">more</a>.</p>' +
        '<details><summary>Source</summary><div class="code-tools"><button class="code-copy">Copy code</button></div></details>',
    ),
    page(
      'otters',
      'Otters',
      '<h2 id="parts">Parts</h2><h3 id="food">Food</h3>' + '<table aria-labelledby="food"></table>',
    ),
  ],
  place,
);

describe('the page that contains all pages', () => {
  test('has a chapter for each page, whose headings are below its title', () => {
    expect(html).toContain('<article aria-labelledby=api/rafts><h2 id=api/rafts>Rafts</h2>');
    expect(html).toContain('<h3 id=api/rafts:parts>Parts</h3>');
    expect(html).toContain('<h4 id=otters:food>Food</h4>');
  });

  test('has unique ids', () => {
    const ids = [...html.matchAll(/ id=([^\s>]+)/g)].map(([, id]) => id);
    expect(ids).toContain('otters:food');
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).toContain('aria-labelledby=otters:food');
  });

  test('links to chapters within the document, and to the rest of the site by full URL', () => {
    const hrefs = [...html.matchAll(/ href="?([^"\s>]+)/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '#api/rafts:parts',
      '#otters:food',
      '#otters',
      'https://docs.example/craft/examples/basic/',
      'https://otter.example/#x',
    ]);
  });

  test('expands collapsed content, and omits controls that need scripts', () => {
    expect(html).toContain('<details open>');
    expect(html).not.toContain('Copy code');
    expect(html).not.toContain('heading-anchor');
  });
});
