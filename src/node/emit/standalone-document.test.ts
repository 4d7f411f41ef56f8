import { describe, expect, it } from 'vitest';
import { renderStandalone } from '../emit/html-document.ts';
import { testSite } from '../search/searchable-site.testing.ts';

const page = {
  title: 'A & B',
  description: 'Says "hi"',
  indexed: true,
};
const assets = {
  site: testSite,
  base: '/kit/',
  release: 'r1',
  styles: ['/kit/assets/a.css'],
  start: {
    kind: 'module',
    url: '/kit/assets/a.js',
    imports: ['/kit/assets/b.js', '/kit/assets/c.js'],
  } as const,
  canonical: 'https://x.example/kit/examples/a/',
};

describe('the document of a standalone page', () => {
  it('preloads all modules at once, although they import one another', () => {
    const html = renderStandalone(page, assets);
    expect(html).toContain('<script type="module" src="/kit/assets/a.js"></script>');
    for (const file of assets.start.imports)
      expect(html).toContain(`<link rel="modulepreload" href="${file}">`);
  });

  it('contains the script that runs readers’ code, whatever markup its strings contain', () => {
    const code = 'start("<!-- <script></script>", /<\\/SCRIPT>/, a<b)';
    const html = renderStandalone(page, { ...assets, start: { kind: 'inline', code } });
    const [, text] = html.match(/<\/noscript><\/div>\n<script>(.*?)<\/script>\n<\/body>/) ?? [];
    expect(text).toBe('start("\\x3c!-- \\x3cscript>\\x3c/script>", /<\\/SCRIPT>/, a<b)');
  });

  it('describes itself without scripts, and links to the documentation', () => {
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
