import { describe, expect, it } from 'vitest';
import { renderRobots, renderSitemap } from '../emit/sitemap.ts';

describe('what crawlers read', () => {
  it('lists each page once, with the day of its last change where it is known', () => {
    const xml = renderSitemap([
      { url: 'https://x.example/', lastChanged: '2026-11-21' },
      { url: 'https://x.example/search?a&b' },
    ]);
    expect(xml).toContain('<url><loc>https://x.example/</loc><lastmod>2026-11-21</lastmod></url>');
    expect(xml).toContain('<url><loc>https://x.example/search?a&amp;b</loc></url>');
  });

  it('names the sitemap in robots.txt', () => {
    expect(renderRobots('https://x.example/sitemap.xml')).toContain('Sitemap: https://x.example/sitemap.xml');
  });
});
