import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expectLinkPreview, previewTags } from './support/link-preview.ts';
import { docPaths, readPage, siteFile, sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

// The other pages: `prerendered-pages.spec.ts`.
test('a link to an example shows title, description and picture', () => {
  for (const path of ['/examples/landing/', '/examples/basic/']) {
    expectLinkPreview(readFileSync(siteFile(`${path}/index.html`), 'utf8'));
  }
});

test('the picture has the size that previews show, and few bytes', () => {
  const picture = readFileSync(siteFile('social-card.png'));
  expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(60_000);
});

test('every documentation page has its own picture, of the size that previews show', () => {
  const pictures = docPaths.map((path) => {
    const { pathname } = new URL(
      previewTags(readFileSync(siteFile(`${path}/index.html`), 'utf8'))['og:image'] ?? '',
    );
    const picture = readFileSync(siteFile(pathname));
    expect(imageSize(picture), path).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(picture.length, path).toBeLessThanOrEqual(60_000);
    return pathname;
  });
  expect(new Set(pictures).size).toBe(docPaths.length);
});

test('readers who save the site for offline do not load the pictures', () => {
  const lists = readdirSync(siteFile('assets')).filter((name) => /^offline-.*\.json$/.test(name));
  expect(lists).toHaveLength(1);
  for (const name of lists) expect(readFileSync(siteFile(`assets/${name}`), 'utf8')).not.toContain('cards/');
});

// `every-page.spec.ts` checks that the policy allows it: a violation would be a console message.
test('every documentation page, and no other, is an article with structured data', () => {
  for (const path of sitePaths) {
    const html = readFileSync(siteFile(`${path}/index.html`), 'utf8');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*)<\/script>/g)];
    const isDoc = docPaths.includes(path);
    expect(blocks, path).toHaveLength(isDoc ? 1 : 0);
    expect(previewTags(html)['og:type'], path).toBe(isDoc ? 'article' : 'website');
    expect(html.split('<meta http-equiv="Content-Security-Policy"'), path).toHaveLength(2);
    if (!isDoc) continue;
    const { title, description } = readPage(path);
    const url = previewTags(html)['og:url'];
    expect(JSON.parse(blocks[0]?.[1] ?? ''), path).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'TechArticle', headline: title, description, url },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ position: 1 }, { position: 2, name: title, item: url }],
        },
      ],
    });
  }
});

test.describe('a site without a picture', () => {
  test.use({ site: 'small' });

  test('shows only title and description', async ({ request }) => {
    const tags = previewTags(await (await request.get(address('/'))).text());
    expect(tags['og:title']).toBe('Home | Otter Kit');
    expect(tags['og:url']).toBe('https://otter.example/');
    expect(tags).not.toHaveProperty('og:image');
    expect(tags['og:site_name']).toBe('Otter Kit');
    expect(tags['twitter:card']).toBe('summary');
  });
});
