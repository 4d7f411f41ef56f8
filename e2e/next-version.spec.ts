import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../scripts/project-root.js';
import { releaseDocs } from '../scripts/release-docs.ts';
import { startPlainFileServer } from './support/plain-file-server.ts';
import { buildSite } from './support/run-vite.ts';
import { openSearch } from './support/search-dialog.ts';
import { expect, hydrated, test } from './support/test.ts';

// The small site when version 2.1 has been kept and its pages describe 3.0, on a host that redirects to addresses with a
// slash, as GitHub Pages does.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const FOLDER = join(projectRoot, '.cache/next-version');
const SITE = join(FOLDER, 'site');
const ORIGIN = 'https://otter.example';
let host: Awaited<ReturnType<typeof startPlainFileServer>>;

test.beforeAll(async () => {
  const content = join(FOLDER, 'content');
  await rm(FOLDER, { recursive: true, force: true });
  await cp(join(projectRoot, 'e2e/fixtures/small-site'), content, { recursive: true });
  await releaseDocs(content, '2.1', '3.0.0');
  await rm(join(content, 'docs/2.1/guide/index.md'));
  // It has a dead link.
  await writeFile(
    join(content, 'pages/imprint.md'),
    '---\ntitle: Imprint\ndescription: Who.\n---\n\nOtters.\n',
  );
  const settings = { CONTENT_DIR: content, GENERATED_DIR: FOLDER, OUT_DIR: SITE };
  const { code, output } = await buildSite({ ...settings, TRAILING_SLASH: 'yes' });
  expect(code, output).toBe(0);
  host = await startPlainFileServer(SITE);
});

test.afterAll(async () => {
  await host.close();
  await rm(FOLDER, { recursive: true, force: true });
});

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(host.url + path);
  await hydrated(page);
}

test('a reader changes to a version that is kept and back, on the same page', { tag: '@night' }, async ({
  page,
}) => {
  const menu = page.getByRole('banner').getByRole('button', { name: /^Version: / });
  const choose = async (name: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  };
  const note = page.getByRole('note').filter({ hasText: 'Version 2.1.0' });
  await openPage(page, 'docs/guide/rafts/');
  await expect(menu).toHaveAccessibleName('Version: 2.x, 3.0.0');
  await expect(note).toHaveCount(0);

  await choose('2.1, 2.1.0');
  await expect(page).toHaveURL(`${host.url}docs/2.1/guide/rafts/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');

  await test.step('links of the version stay in it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).first().click();
    await expect(page).toHaveURL(`${host.url}docs/2.1/start/`);
    await expect(page.getByRole('navigation', { name: 'Docs' }).getByRole('link')).toHaveText([
      'Start',
      'Rafts',
    ]);
  });

  await test.step('a note leads to the same page of the current version', async () => {
    await note.getByRole('link', { name: 'Go to 2.x, 3.0.0' }).click();
    await expect(page).toHaveURL(`${host.url}docs/start/`);
  });

  await test.step('a page that the version lacks leads to its main page', async () => {
    await openPage(page, 'docs/guide/');
    await choose('2.1, 2.1.0');
    await expect(page).toHaveURL(`${host.url}docs/2.1/start/`);
    await choose('2.x, 3.0.0');
    await expect(page).toHaveURL(`${host.url}docs/start/`);
  });

  await test.step('the search finds pages of the current version', async () => {
    const { field, options } = await openSearch(page);
    await field.fill('otters');
    await expect(options.first()).toBeVisible();
    for (const option of await options.all()) await expect(option).not.toHaveAttribute('data-href', /2\.1/);
  });
});

test('search engines list the current version only', { tag: '@night' }, async () => {
  expect(await textOf('sitemap.xml')).not.toContain('2.1');
  expect(await textOf('docs/2.1/start/index.html')).toContain('<meta name="robots" content="noindex">');
  expect(await textOf('docs/2.1/start/index.html')).not.toContain('rel="canonical"');
  expect(await textOf('docs/start/index.html')).toContain(
    `<link rel="canonical" href="${ORIGIN}/docs/start/">`,
  );
});

test('no address that the site names is redirected by a host that adds slashes', {
  tag: '@night',
}, async () => {
  const named = new Set<string>();
  for (const file of await readdir(SITE, { recursive: true })) {
    if (!/(?:\.html|sitemap\.xml|\.md|\.txt)$/.test(file)) continue;
    const text = await textOf(file);
    const addresses = [
      ...text.matchAll(/ (?:href|src)="?(\/[^\s"#>]*)/g),
      ...text.matchAll(/; url=(\/[^"]*)/g),
      ...text.matchAll(/https:\/\/otter\.example(\/[^\s"#<)\]]*)/g),
    ];
    for (const [, address = ''] of addresses) named.add(address);
  }
  expect(named.size).toBeGreaterThan(20);
  for (const address of named) {
    const { status } = await fetch(host.url + address.slice(1), { redirect: 'manual' });
    expect(status, address).toBe(200);
  }
});

function textOf(file: string): Promise<string> {
  return readFile(join(SITE, file), 'utf8');
}
