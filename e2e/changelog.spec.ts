import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readPage, sitePaths } from './support/site-pages.ts';
import { address, expect, open, test } from './support/test.ts';

const SITE_URL = process.env['SITE_URL'] ?? 'https://craft.js.org';
const LATEST = '0.2.12';

/** An entry of a feed, as a feed reader reads it. */
interface FeedEntry {
  readonly title: string;
  readonly id: string;
  readonly link: string;
  readonly updated: string;
  readonly html: string;
}

/** Reads an Atom feed according to RFC 4287. A feed that lacks a required element (4.1.1, 4.1.2) is invalid. */
async function readFeed(page: Page, url: string) {
  const xml = await (await page.request.get(address(url))).text();
  // The site's policy forbids pages to create documents from strings.
  const reader = await page.context().newPage();
  return reader.evaluate((text) => {
    const atom = 'http://www.w3.org/2005/Atom';
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const children = (parent: Element, name: string) =>
      [...parent.children].filter((child) => child.namespaceURI === atom && child.localName === name);
    const textOf = (parent: Element, name: string) => {
      const [only, ...more] = children(parent, name);
      if (only === undefined || more.length > 0)
        throw new Error(`<${parent.localName}> needs one <${name}>.`);
      return only.textContent;
    };
    const root = feed.documentElement;
    const link = (parent: Element, rel: string) =>
      children(parent, 'link')
        .find((one) => one.getAttribute('rel') === rel)
        ?.getAttribute('href') ?? '';
    const read = (parent: Element) => ({
      title: textOf(parent, 'title'),
      id: textOf(parent, 'id'),
      updated: textOf(parent, 'updated'),
    });
    return {
      name: root.localName,
      namespace: root.namespaceURI,
      ...read(root),
      self: link(root, 'self'),
      author: children(root, 'author').map((author) => textOf(author, 'name')),
      entries: children(root, 'entry').map((entry): FeedEntry => {
        return { ...read(entry), link: link(entry, 'alternate'), html: textOf(entry, 'content') };
      }),
    };
  }, xml);
}

test('readers and their programs learn what a release has changed', async ({ page, request }) => {
  await open(page, '/docs/api/useEditor');

  await test.step('the changelog lists the releases of the library, the newest first, and the changes of these pages', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Changelog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    const entries = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(entries.first()).toHaveText(`Craft.js ${LATEST}`);
    await expect(entries.nth(11)).toHaveText('Craft.js 0.2.1');
    expect(await entries.count()).toBeGreaterThan(12);
    // The day stands beside the version.
    const [version, day] = [
      await entries.first().boundingBox(),
      await page.locator('small').first().boundingBox(),
    ];
    expect(day?.x).toBeGreaterThan((version?.x ?? 0) + (version?.width ?? Number.NaN));
    expect(day?.y).toBeLessThan((version?.y ?? 0) + (version?.height ?? Number.NaN));
  });

  await test.step('feed readers find the changelog through its page and the home page, with all of its entries', async () => {
    for (const path of ['/', '/changelog']) {
      const html = await (await request.get(address(path))).text();
      expect(html, path).toMatch(
        /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/changelog\.xml">/,
      );
    }
    const feed = await readFeed(page, '/changelog.xml');
    expect(feed).toMatchObject({
      name: 'feed',
      namespace: 'http://www.w3.org/2005/Atom',
      id: `${SITE_URL}/changelog`,
      self: `${SITE_URL}/changelog.xml`,
      author: ['craft.js'],
    });

    const headings = page.getByRole('main').getByRole('heading', { level: 3 });
    expect(feed.entries.map(({ title }) => title).sort()).toEqual((await headings.allTextContents()).sort());
    const days = feed.entries.map(({ updated }) => updated);
    expect(days).toEqual(days.toSorted().reverse());
    expect(feed.updated).toBe(days[0]);
    expect(days.join('\n')).toMatch(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n?)+$/);
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);

    const { html } = readPage('/changelog');
    for (const entry of feed.entries) {
      expect(entry.link).toBe(entry.id);
      expect(html).toContain(`id=${new URL(entry.link).hash.slice(1)}>`);
      expect(entry.html).toMatch(/^<(p|ul)>/);
      // A feed reader shows the text at another address.
      expect(entry.html).not.toMatch(/(href|src)="(?!https?:)/);
    }
  });
});

test('assistants find a skill, all of whose links lead to pages', async ({ request }) => {
  const text = await (await request.get(address('/skill.md'))).text();
  expect(text).toMatch(/^---\nname: craftjs\ndescription: .{50,1024}\n---\n\n# /);
  const list = await (await request.get(address('/.well-known/agent-skills/index.json'))).json();
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  expect(list).toMatchObject({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name: 'craftjs', type: 'skill-md', url: 'craftjs/SKILL.md', digest }],
  });
  const copy = await request.get(address('/.well-known/agent-skills/craftjs/SKILL.md'));
  expect(await copy.text()).toBe(text);

  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => new URL(url));
  expect(targets.length).toBeGreaterThan(5);
  for (const { href, origin, pathname } of targets) {
    expect(origin, href).toBe(SITE_URL);
    expect(sitePaths.includes(pathname) || pathname === '/llms.txt', href).toBe(true);
  }
});
