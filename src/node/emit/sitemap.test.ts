import { describe, expect, it } from 'vitest';
import { docPage } from '../site/doc-page.testing.ts';
import { sitemapFiles } from './sitemap.ts';

/** Returns the files of a site with these pages. */
function filesOf(...pages: readonly ReturnType<typeof docPage>[]) {
  const model = { pages: new Map(pages.map((page) => [page.route, page])) };
  return sitemapFiles(model, { siteUrl: 'https://x.example', base: '/' });
}

describe('files for crawlers', () => {
  it('list each page once, with the day of its last change if known', () => {
    const xml = filesOf(docPage('rafts', { lastChanged: '2026-11-21' }), docPage('a&b')).get('sitemap.xml');
    expect(xml).toContain('<url><loc>https://x.example/docs/rafts</loc><lastmod>2026-11-21</lastmod></url>');
    expect(xml).toContain('<url><loc>https://x.example/docs/a&amp;b</loc></url>');
  });

  it('do not list the drafts of a preview', () => {
    const xml = filesOf(docPage('rafts'), docPage('floats', { draft: true })).get('sitemap.xml');
    expect(xml).toContain('/docs/rafts');
    expect(xml).not.toContain('/docs/floats');
  });

  it('name the sitemap in robots.txt', () => {
    expect(filesOf().get('robots.txt')).toContain('Sitemap: https://x.example/sitemap.xml');
  });
});
