import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { siteFile, sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

/** The tags of a document for link previews, by their property. */
function tagsOf(html: string): Readonly<Record<string, string>> {
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[a-z]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

for (const path of [...sitePaths, '/examples/landing/', '/examples/basic/']) {
  test(`a link to ${path} shows title, description and picture`, () => {
    const html = readFileSync(siteFile(`${path}/index.html`), 'utf8');
    const tags = tagsOf(html);
    expect(html).toContain(`<meta name="description" content="${tags['og:description']}">`);
    expect(html).toContain(`<link rel="canonical" href="${tags['og:url']}">`);
    expect(tags['og:title']).not.toBe('');
    expect(tags['twitter:card']).toBe('summary_large_image');
    const { origin } = new URL(tags['og:url'] ?? '');
    expect(tags['og:image']).toBe(`${origin}/social-card.png`);
  });
}

test('the picture is of the size that previews show, and light', () => {
  const picture = readFileSync(siteFile('social-card.png'));
  expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(60_000);
});

test.describe('a site without a picture', () => {
  test.use({ site: 'small' });

  test('shows title and description alone', async ({ request }) => {
    const tags = tagsOf(await (await request.get(address('/'))).text());
    expect(tags['og:title']).toBe('Home | Otter Kit');
    expect(tags['og:url']).toBe('https://otter.example/');
    expect(tags).not.toHaveProperty('og:image');
  });
});
