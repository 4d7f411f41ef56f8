import { afterEach, describe, expect, it, vi } from 'vitest';

import { testSite } from '../search/searchable-site.testing.ts';
import { docPage } from '../site/doc-page.testing.ts';
import { sitemapFiles } from './sitemap.ts';

afterEach(() => vi.useRealTimers());

/** Returns the files of a site with these pages. */
function filesOf(
  pages: readonly ReturnType<typeof docPage>[] = [],
  repository = 'https://github.com/otter/kit',
) {
  vi.useFakeTimers({ now: new Date('2025-11-29') });
  const old = { name: 'v1', label: '1.x', version: '1.0.0', mainPage: 'v1/rafts' };
  const site = { ...testSite, repository, versions: [...testSite.versions, old] };
  const model = { site, pages: new Map(pages.map((page) => [page.route, page])) };
  return sitemapFiles(model, { siteUrl: 'https://x.example', base: '/' });
}

describe('files for crawlers', () => {
  it('list each page once, with the day of its last change if known', () => {
    const xml = filesOf([docPage('rafts', { lastChanged: '2026-11-21' }), docPage('a&b')]).get('sitemap.xml');
    expect(xml).toContain('<url><loc>https://x.example/docs/rafts</loc><lastmod>2026-11-21</lastmod></url>');
    expect(xml).toContain('<url><loc>https://x.example/docs/a&amp;b</loc></url>');
  });

  it('list neither the drafts of a preview nor the pages of another version', () => {
    const pages = [docPage('rafts'), docPage('floats', { draft: true }), docPage('v1/rafts')];
    const xml = filesOf(pages).get('sitemap.xml');
    expect(xml?.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://x.example/docs/rafts</loc>']);
  });

  it('say for a year where to report a vulnerability, if GitHub has the repository', () => {
    expect(filesOf().get('.well-known/security.txt')?.split('\n')).toEqual([
      'Contact: https://github.com/otter/kit/security',
      'Expires: 2026-11-24T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://x.example/.well-known/security.txt',
      '',
    ]);
    expect(filesOf([], 'https://git.example/otter/kit').has('.well-known/security.txt')).toBe(false);
  });

  it('name the sitemap in robots.txt', () => {
    expect(filesOf().get('robots.txt')).toContain('Sitemap: https://x.example/sitemap.xml');
  });
});
