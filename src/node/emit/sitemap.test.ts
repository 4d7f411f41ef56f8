import { describe, expect, it } from 'vitest';
import { docPage } from '../site/doc-page.testing.ts';
import { renderRobots, renderSitemap, sitemapFiles } from './sitemap.ts';

describe('files for crawlers', () => {
  it('list each page once, with the day of its last change if known', () => {
    const xml = renderSitemap([
      { url: 'https://x.example/', lastChanged: '2026-11-21' },
      { url: 'https://x.example/search?a&b' },
    ]);
    expect(xml).toContain('<url><loc>https://x.example/</loc><lastmod>2026-11-21</lastmod></url>');
    expect(xml).toContain('<url><loc>https://x.example/search?a&amp;b</loc></url>');
  });

  it('do not list the drafts of a preview', () => {
    const pages = [docPage('rafts'), docPage('floats', { unpublished: { kind: 'draft' } })];
    const files = sitemapFiles(
      { pages: new Map(pages.map((one) => [one.route, one])) },
      { siteUrl: 'https://x.example', base: '/' },
    );
    expect(files.get('sitemap.xml')).toContain('/docs/rafts');
    expect(files.get('sitemap.xml')).not.toContain('/docs/floats');
  });

  it('name the sitemap in robots.txt', () => {
    expect(renderRobots('https://x.example/sitemap.xml')).toContain('Sitemap: https://x.example/sitemap.xml');
  });
});
