import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expectLinkPreview, previewTags } from './support/link-preview.ts';
import { siteFile } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

// The other pages: `prerendered-pages.spec.ts`.
for (const path of ['/examples/landing/', '/examples/basic/']) {
  test(`a link to ${path} shows title, description and picture`, () => {
    expectLinkPreview(readFileSync(siteFile(`${path}/index.html`), 'utf8'));
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
    const tags = previewTags(await (await request.get(address('/'))).text());
    expect(tags['og:title']).toBe('Home | Otter Kit');
    expect(tags['og:url']).toBe('https://otter.example/');
    expect(tags).not.toHaveProperty('og:image');
  });
});
