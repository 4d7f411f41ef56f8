import { describe, expect, it } from 'vitest';
import { testSite } from '../search/searchable-site.testing.ts';
import { pagePolicy, requireKnownScripts } from '../security/content-security-policy.ts';
import { renderDocument, renderRedirect, renderStandalone } from './html-document.ts';

const site = { ...testSite, title: 'otter "kit"' };
const frame = {
  site,
  base: '/',
  release: 'r1',
  startScript: '/assets/boot.js',
  printStyle: '/assets/print.css',
  searchIndex: '/assets/search.json',
};
const page = {
  title: 'A < B',
  description: 'Says "hi" & more',
  content: '<h1>Hi</h1>',
  styles: { kind: 'inline', text: 'a{b:c}' } as const,
};

describe('the document of a page', () => {
  it('escapes values from the content', () => {
    const html = renderDocument(frame, page);
    expect(html).toContain('<title>A &lt; B</title>');
    expect(html).toContain('<meta name="description" content="Says &quot;hi&quot; &amp; more">');
  });

  it('contains data that cannot end its script element', () => {
    const value = { text: '</script><script>alert(1)</script><!--' };
    const html = renderDocument(frame, { ...page, data: { path: '/', value } });
    const block = /<script type="application\/json"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(block).not.toMatch(/<\/?script|<!--/);
    expect(JSON.parse(block)).toEqual(value);
  });

  it('names its canonical address for search engines, or asks not to be indexed', () => {
    const canonical = 'https://x.example/docs';
    expect(renderDocument(frame, { ...page, canonical })).toContain(
      `<link rel="canonical" href="${canonical}">`,
    );
    expect(renderDocument(frame, page)).toContain('<meta name="robots" content="noindex">');
  });

  it('offers an image for link previews if the site has one', () => {
    const card = { url: 'https://x.example/card.png', alt: 'The "kit"' };
    const html = renderDocument({ ...frame, card }, page);
    expect(html).toContain(`<meta property="og:image" content="${card.url}">`);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:alt" content="The &quot;kit&quot;">');
    expect(html).toContain('<meta property="og:site_name" content="otter &quot;kit&quot;">');
    expect(html).toContain('"twitter:card" content="summary_large_image"');
    const own = { url: 'https://x.example/page.png', alt: 'The page' };
    expect(renderDocument({ ...frame, card }, { ...page, card: own })).toContain(own.url);
    expect(renderDocument(frame, page)).not.toContain('og:image');
  });

  it('contains its policy before anything that it governs, but not on the dev server', () => {
    const html = renderDocument({ ...frame, connections: ['https://search.example'] }, page);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
    expect(html).toContain("connect-src 'self' https://search.example;");
    requireKnownScripts('index.html', html);
    expect(renderDocument(frame, page)).not.toContain('Content-Security-Policy');
    expect(renderRedirect(frame, '/docs/a', 'https://x.example/docs/a')).toContain("default-src 'none'");
  });

  it('has no render-blocking files', () => {
    const html = renderDocument(frame, page);
    const styleSheets = html.match(/<link[^>]+rel="stylesheet"[^>]*>/g);
    expect(styleSheets).toEqual(['<link rel="stylesheet" href="/assets/print.css" media="print">']);
    expect(html.match(/<script(?![^>]*type="module")[^>]*src=/g)).toBeNull();
  });
});

const standalonePage = {
  title: 'A & B',
  description: 'Says "hi"',
  indexed: true,
};
const standaloneAssets = {
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
    const html = renderStandalone(standalonePage, standaloneAssets);
    expect(html).toContain('<script type="module" src="/kit/assets/a.js"></script>');
    for (const file of standaloneAssets.start.imports)
      expect(html).toContain(`<link rel="modulepreload" href="${file}">`);
  });

  it('has no style sheet before its text, if it begins with one', () => {
    const text = '.first-text{color:green}';
    const html = renderStandalone(standalonePage, {
      ...standaloneAssets,
      firstStyles: { kind: 'inline', text },
    });
    const [before = '', after = ''] = html.split(/<main class="first-text"><h1>A &amp; B<\/h1>/);
    expect(before).toContain(`<style>${text}</style>`);
    expect(before).not.toContain('rel="stylesheet"');
    expect(after).toContain('<link rel="stylesheet" href="/kit/assets/a.css">');
  });

  it('contains the script that runs readers’ code, whatever markup its strings contain', () => {
    const code = 'start("<!-- <script></script>", /<\\/SCRIPT>/, a<b)';
    const html = renderStandalone(standalonePage, { ...standaloneAssets, start: { kind: 'inline', code } });
    const [, text] = html.match(/<\/noscript><\/div>\n<script>(.*?)<\/script>\n<\/body>/) ?? [];
    expect(text).toBe('start("\\x3c!-- \\x3cscript>\\x3c/script>", /<\\/SCRIPT>/, a<b)');
  });

  it('describes itself without scripts, and links to the documentation', () => {
    const html = renderStandalone(standalonePage, standaloneAssets);
    expect(html).toMatch(/<noscript>[\s\S]*A &amp; B[\s\S]*href="\/kit\/docs\/"[\s\S]*<\/noscript>/);
  });

  it('has a policy that allows each of its inline scripts', () => {
    const policy = (scripts: readonly string[]) => pagePolicy({ scripts, styles: 'any' });
    const start = { kind: 'inline', code: 'start()' } as const;
    const html = renderStandalone(standalonePage, { ...standaloneAssets, start, policy });
    expect(html.match(/<script>/g)).toHaveLength(2);
    requireKnownScripts('index.html', html);
  });
});
