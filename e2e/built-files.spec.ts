import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { imageSize } from 'image-size';
import { OWN_IDS } from '../src/shared/page-ids.ts';
import { docPaths, isDocPath, readPage, siteFile, sitePaths } from './support/site-pages.ts';

// What search engines, previews of links and readers without scripts get. No browser is started.

// One process reads the pages for all of these tests.
test.describe.configure({ mode: 'default' });

/** The pages of the specification below `/docs/`. */
const SPECIFIED = (
  'acknowledgements additional/layers api/editor api/editor-state api/element api/frame api/helpers api/node ' +
  'api/nodetree api/useEditor api/useNode api/user-component concepts/editor concepts/nodes ' +
  'concepts/user-components guides/basic-tutorial guides/save-load-state migrating/migrating-0.1.x overview sponsor'
).split(' ');

const SITE_URL = process.env['SITE_URL'] ?? 'https://craft.js.org';

function readDocument(file: string) {
  return load(readFileSync(siteFile(file), 'utf8'));
}

const documents = new Map(sitePaths.map((path) => [path, readDocument(`${path}/index.html`)]));

test('every page of the specification, and every page of the site, is in the sitemap once', () => {
  expect(sitePaths).toEqual(
    expect.arrayContaining(['/', '/search', ...SPECIFIED.map((slug) => `/docs/${slug}`)]),
  );
  const files = readdirSync(siteFile('.'), { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => dirname(`/${file}`))
    // No search should lead to a redirecting page or to apps.
    .filter((path) => !['/docs', '/playground'].includes(path) && !path.startsWith('/examples/'))
    .filter((path) => readDocument(`${path}/index.html`)('meta[http-equiv="refresh"]').length === 0);
  expect([...sitePaths].sort()).toEqual(pages.sort());
  expect(readFileSync(siteFile('robots.txt'), 'utf8')).toMatch(/^Sitemap: https:\/\/[^\s]+\/sitemap\.xml$/m);
});

test('every page has all of its text, and a head for browsers, crawlers and previews', () => {
  for (const [path, $] of documents) {
    const { title, description, html } = readPage(path);
    const meta = (name: string) =>
      $(`meta[name="${name}"], meta[property="${name}"]`)
        .get()
        .map((tag) => $(tag).attr('content'));
    const textOf = (selector: string) => $(selector).text().replaceAll(/\s+/g, ' ').trim();
    expect.soft($('html').attr(), path).toMatchObject({ lang: 'en', dir: 'ltr', 'data-theme': 'light' });
    expect.soft($('title').text(), path).toBe(`${title} | craft.js`);
    expect.soft($('h1').length, path).toBe(1);
    expect.soft($('[data-article]').length, path).toBe(html === '' ? 0 : 1);
    expect.soft(textOf('[data-article]'), path).toBe(load(html).text().replaceAll(/\s+/g, ' ').trim());
    expect.soft(meta('description'), path).toEqual([description]);
    expect.soft($('link[rel="canonical"]').attr('href'), path).toBe(SITE_URL + path);
    expect.soft(meta('docsearch:language'), path).toEqual(['en']);
    expect.soft(meta('docsearch:version'), path).toEqual(['current']);
    const isDoc = isDocPath(path);
    expect.soft(meta('docsearch:docusaurus_tag'), path).toEqual([isDoc ? 'docs-default-current' : 'default']);
    expect.soft($('meta[http-equiv="Content-Security-Policy"]').length, path).toBe(1);
    expect.soft(meta('og:type'), path).toEqual([isDoc ? 'article' : 'website']);
    expect.soft(meta('og:url'), path).toEqual([SITE_URL + path]);
    expect.soft(meta('og:description'), path).toEqual([description]);
    expect.soft(meta('og:site_name'), path).toEqual(['craft.js']);
    expect.soft(meta('twitter:card'), path).toEqual(['summary_large_image']);
    if (!isDoc) continue;
    expect.soft(textOf('h1'), path).toBe(title);
    expect.soft(textOf('h1 ~ .doc-lead'), path).toBe(description);
    expect
      .soft(textOf('[data-article]').startsWith(description.replace(/\.$/, '')), `${path} repeats its lead`)
      .toBe(false);
  }
});

test('every page leads to the accessibility statement, no page shows an announcement, and every sample can be copied', () => {
  for (const [path, $] of [...documents, ['/404', readDocument('404.html')] as const]) {
    expect.soft($('footer a[href="/accessibility"]').text(), path).toBe('Accessibility');
    // The configuration has none.
    expect.soft($('[aria-label="Announcement"]').length, path).toBe(0);
  }
  expect(documents.get('/accessibility')?.('[data-article] h2').length).toBe(4);
  let count = 0;
  for (const path of docPaths) {
    const $ = documents.get(path) ?? load('');
    const samples = $('figure.code');
    expect.soft(samples.children('.code-tools').length, path).toBe(samples.length);
    count += samples.length;
  }
  expect(count).toBeGreaterThan(docPaths.length);
});

test('the picture of every page has the size that previews show, and few bytes', () => {
  const examples = ['/examples/landing/', '/examples/basic/'].map((path) =>
    readDocument(`${path}/index.html`),
  );
  const pictures = [...documents.values(), ...examples].map(($) => {
    const { origin, pathname } = new URL($('meta[property="og:image"]').attr('content') ?? '');
    expect(origin).toBe(SITE_URL);
    expect($('meta[property="og:image:alt"]').attr('content')).toContain('craft.js');
    return pathname;
  });
  for (const name of new Set(pictures)) {
    const picture = readFileSync(siteFile(name));
    expect(imageSize(picture), name).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(picture.length, name).toBeLessThanOrEqual(60_000);
  }
});

test('the headings of every page are in order, and its parts have ids that no article may take', () => {
  for (const [path, $] of documents) {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .get()
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect
      .soft(
        levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1),
        path,
      )
      .toEqual([]);
    if ($('[data-article]').length === 0) continue;
    const ids = $('[id]:not([data-article] *)')
      .get()
      .map(({ attribs }) => attribs['id'] ?? '');
    expect.soft(OWN_IDS, path).toEqual(expect.arrayContaining(ids.filter((id) => !/^_|^root$/.test(id))));
  }
});

test('every link of every page leads to a page and a place that exist, and no id is there twice', () => {
  const pages = new Map([...documents, ['/404', readDocument('404.html')] as const]);
  const files = new Set(readdirSync(siteFile('.'), { recursive: true, encoding: 'utf8' }));
  const ids = new Map(
    [...pages].map(([path, $]) => [
      path,
      $('[id]')
        .get()
        .map(({ attribs }) => attribs['id'] ?? ''),
    ]),
  );
  for (const [path, $] of pages) {
    const own = ids.get(path) ?? [];
    expect
      .soft(
        own.filter((id, at) => own.indexOf(id) !== at),
        path,
      )
      .toEqual([]);
    const hrefs = $('a[href]')
      .get()
      .map(({ attribs }) => attribs['href'] ?? '');
    expect(hrefs.length).toBeGreaterThan(0);
    const broken = hrefs.filter((href) => {
      if (!/^[/#]/.test(href)) return false;
      const { pathname, hash } = new URL(href, `http://site${path}`);
      const file = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
      if (!pages.has(pathname) && !files.has(file) && !files.has(`${file}/index.html`)) return true;
      return hash !== '' && !ids.get(pathname)?.includes(decodeURIComponent(hash.slice(1)));
    });
    expect.soft(broken, path).toEqual([]);
  }
});

test('every documentation page is also there as markdown, for programs that read the documentation', () => {
  const list = readFileSync(siteFile('llms.txt'), 'utf8');
  expect(list).toMatch(/^# .+\n\n> .+\n/);
  const listed = [...list.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(docPaths.map((path) => `${SITE_URL}${path}.md`).sort());
  const texts = docPaths.map((path) => readFileSync(siteFile(`${path}.md`), 'utf8'));
  // Names in samples are no links here, and samples have one form.
  const all = texts.join('\n');
  expect(all).toContain("import { useNode } from '@craftjs/core';");
  expect(all).toContain('npm install @craftjs/core');
  expect(all).not.toContain('bun add @craftjs/core');

  const pointer = `> All pages as markdown: ${SITE_URL}/llms.txt\n\n`;
  for (const [index, path] of docPaths.entries()) {
    const text = texts[index] ?? '';
    expect(text.replaceAll('\\', '').startsWith(`${pointer}# ${readPage(path).title}\n\n> `), path).toBe(
      true,
    );
    expect(text, path).toContain(`\nSource: ${SITE_URL}${path}\n`);
    const $ = documents.get(path);
    expect($?.('link[rel="alternate"][type="text/markdown"]').attr('href'), path).toBe(`${path}.md`);

    // Nothing that only the site understands.
    const prose = withoutCode(text);
    expect(prose, path).not.toMatch(/^\s*:::|^::demo|^#.*\{#[\w-]+\}$/m);
    expect(prose, path).not.toMatch(/\]\((?!https?:|mailto:)/);
    const targets = [...prose.matchAll(/\]\(<?([^)>\s]+)/g)].map(([, url = '']) => url);
    const linked = targets.filter((url) => url.startsWith(`${SITE_URL}/docs/`));
    expect(
      linked.filter((url) => !docPaths.includes(new URL(url).pathname)),
      path,
    ).toEqual([]);
  }
});

/** Returns markdown without its code, because samples may contain what prose must not. */
function withoutCode(markdown: string): string {
  return markdown
    .replace(/^([\s>]*)(`{3,}).*\n[\s\S]*?^[\s>]*\2\s*$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
}
