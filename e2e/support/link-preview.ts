import { expect } from '@playwright/test';

/** The tags of a document for link previews, by property. */
export function previewTags(html: string): Readonly<Record<string, string>> {
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[a-z_:]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

/** Fails unless a link to the document shows title, description and picture: the site's, or the page's own. */
export function expectLinkPreview(html: string, picture: RegExp = /^\/social-card\.png$/): void {
  const tags = previewTags(html);
  expect(html).toContain(`<meta name="description" content="${tags['og:description']}">`);
  expect(html).toContain(`<link rel="canonical" href="${tags['og:url']}">`);
  expect(tags['og:title']).not.toBe('');
  expect(tags['og:site_name']).toBe('craft.js');
  expect(tags['og:type']).toMatch(/^(?:article|website)$/);
  expect(tags['twitter:card']).toBe('summary_large_image');
  const { origin } = new URL(tags['og:url'] ?? '');
  const image = new URL(tags['og:image'] ?? '');
  expect(image.origin).toBe(origin);
  expect(image.pathname).toMatch(picture);
  expect(tags['og:image:alt']).toContain('craft.js');
  expect(tags).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
}
