import { describe, expect, it } from 'vitest';
import { renderStandalone } from '../emit/html-document.ts';
import { testSite } from '../search/searchable-site.testing.ts';

const page = {
  route: '/examples/a/',
  entry: 'a.tsx',
  title: 'A & B',
  description: 'Says "hi"',
  frames: [],
  indexed: true,
  runsCode: false,
};
const assets = {
  site: testSite,
  base: '/kit/',
  release: 'r1',
  styles: ['/kit/assets/a.css'],
  script: '/kit/assets/a.js',
  imports: ['/kit/assets/b.js', '/kit/assets/c.js'],
  canonical: 'https://x.example/kit/examples/a/',
};

describe('the document of a standalone page', () => {
  it('asks for all modules at once, though they import one another', () => {
    const html = renderStandalone(page, assets);
    expect(html).toContain('<script type="module" src="/kit/assets/a.js"></script>');
    for (const file of assets.imports) expect(html).toContain(`<link rel="modulepreload" href="${file}">`);
  });

  it('is started by a classic script where it runs code of readers, for frames of an opaque origin', () => {
    const html = renderStandalone({ ...page, runsCode: true }, { ...assets, imports: [] });
    expect(html).toContain('<script defer src="/kit/assets/a.js"></script>');
  });

  it('says without scripts what it is, and leads to the documentation', () => {
    const html = renderStandalone(page, assets);
    expect(html).toMatch(/<noscript>[\s\S]*A &amp; B[\s\S]*href="\/kit\/docs"[\s\S]*<\/noscript>/);
  });

  it('has a link preview', () => {
    const html = renderStandalone(page, {
      ...assets,
      card: { url: 'https://x.example/kit/card.png', alt: '' },
    });
    expect(html).toContain('<meta property="og:description" content="Says &quot;hi&quot;">');
    expect(html).toContain('<meta property="og:image" content="https://x.example/kit/card.png">');
  });
});
