import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../scripts/project-root.js';
import { expectAccessible } from './support/axe.ts';
import {
  createPage,
  openEntry,
  openLocalEditor,
  pageText,
  readFolder,
  save,
} from './support/content-editor.ts';
import { type DevServer, startDevServer } from './support/dev-server.ts';
import { buildSite, killBuild } from './support/run-vite.ts';

// These tests share a folder, so they run one after another. Each takes as long as several other tests.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const FOLDER = '.cache/building';
const CONTENT = `${FOLDER}/content`;
const SITE = `${FOLDER}/site`;
const FIXTURE = 'e2e/fixtures/small-site';

/** Where the content is, and what is generated from it. */
const CONTENT_SETTINGS = { CONTENT_DIR: CONTENT, GENERATED_DIR: FOLDER };

/** A mistake in one file of an otherwise correct site. */
interface Mistake {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** The expected position and severity of the message: line, column, severity. */
  readonly place: string;
  readonly message: RegExp;
}

const ERRORS: Readonly<Record<string, Mistake>> = {
  'a field that does not exist': {
    file: 'docs/start.md',
    before: 'title: Start',
    after: 'title: Start\nbagde: Hook',
    place: '3:1 error',
    message: /"bagde".*\n.*badge/,
  },
  'a value that is not allowed': {
    file: 'docs/start.md',
    before: 'bagde: Hook',
    after: 'bagde: Hook\nbadge: Gadget',
    place: '4:8 error',
    message: /"badge" must be one of Component, Hook/,
  },
  'front matter that is not YAML': {
    file: 'docs/guide/rafts.md',
    before: 'title: Rafts',
    after: 'title: "Rafts',
    place: '2:8 error',
    message: /starts with ", which is not closed/,
  },
};

// Writers may build before every linked page exists; a release must contain all of them.
const WARNINGS: Readonly<Record<string, Mistake>> = {
  'a link to a missing target, if warnings count,': {
    file: 'docs/start.md',
    before: '#two-otters',
    after: '#two-oters',
    place: '6:19 warning',
    message: /"#two-oters".*\n.*"#two-otters"/,
  },
};

test.afterAll(() => rm(inProject(FOLDER), { recursive: true, force: true }));

/** Replaces the content by the pages of the small site. As in a fresh clone, nothing has been generated from it. */
async function startAnew(): Promise<void> {
  await rm(inProject(FOLDER), { recursive: true, force: true });
  await cp(inProject(FIXTURE), inProject(CONTENT), { recursive: true });
}

for (const [what, mistakes, settings] of [
  ['errors', ERRORS, {}],
  ['warnings that count', WARNINGS, { CONTENT_WARNINGS: 'error' }],
] as const) {
  test(`a build with ${what} stops with their files and lines, and leaves the former site alone`, {
    tag: what === 'errors' ? [] : '@night',
  }, async () => {
    await startAnew();
    const site = inProject(SITE);
    for (const { file, before, after } of Object.values(mistakes)) await replaceIn(file, before, after);
    await mkdir(site);
    await writeFile(join(site, 'index.html'), 'the former site');

    const { code, output } = await buildSite({ ...CONTENT_SETTINGS, OUT_DIR: SITE, ...settings });

    for (const [mistake, { file, place, message }] of Object.entries(mistakes)) {
      await test.step(`${mistake} stops the build with its file and line`, () => {
        expect(output).toContain(`${CONTENT}/${file}:${place}: `);
        expect(output).toMatch(message);
      });
    }
    // With those of the small site: two files at one address, and a dead link, which is found once there is no error.
    const count = Object.keys(mistakes).length + (what === 'errors' ? 1 : 2);
    expect(output).toContain(`The content has ${count} problems.`);
    // The message for a writer is about the content, not about the program.
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    expect(code).toBe(1);
    expect(await readdir(site)).toEqual(['index.html']);
    expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('the former site');
  });
}

const BUILD_SETTINGS = { ...CONTENT_SETTINGS, OUT_DIR: SITE };

test('a site is complete after a build was killed', { tag: '@night' }, async () => {
  await startAnew();
  const first = await buildSite(BUILD_SETTINGS);
  expect(first.code, first.output).toBe(0);
  const files = await filesBelow(inProject(SITE));
  const page = inProject(`${CONTENT}/docs/extra.md`);
  await test.step('a killed build leaves the former site intact', async () => {
    // A page is added, and the build is killed when it is nearly done.
    await writeFile(page, '---\ntitle: Extra\ndescription: It comes and goes.\n---\n\nText.\n');
    await replaceIn('sidebar.yaml', '- start', '- start\n      - extra');
    expect(await killBuild(BUILD_SETTINGS, /building ssr environment/)).toBe('SIGKILL');
    expect(await filesBelow(inProject(SITE))).toEqual(files);
  });

  await test.step('the next build contains no trace of it', async () => {
    // The page is removed. The same content produces the same site, byte for byte.
    await rm(page);
    await replaceIn('sidebar.yaml', '\n      - extra', '');
    const second = await buildSite(BUILD_SETTINGS);
    expect(second.code, second.output).toBe(0);
    const again = await filesBelow(inProject(SITE));
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect([...again].filter(([name, hash]) => files.get(name) !== hash)).toEqual([]);
  });
});

test.describe('a development server', () => {
  let server: DevServer;

  // One server for all tests: starting it and compiling the app takes longer than any of them.
  test.beforeAll(async () => {
    await startAnew();
    await replaceIn('docs/start.md', 'title: Start', 'title: "Start');
    server = await startDevServer(CONTENT_SETTINGS);
  });
  test.afterAll(() => server.stop());

  test('started with a mistake answers with the problems, and with the site once they are solved', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(`${server.url}docs/guide/rafts`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site cannot be shown yet');
    await expect(page.getByRole('listitem').first()).toContainText(`${CONTENT}/docs/start.md:2:8`);
    await expectAccessible(page);
    await replaceIn('docs/start.md', 'title: "Start', 'title: Start');
    await expect(page.getByRole('heading', { level: 1, name: 'Rafts' })).toBeVisible();
    // Vite itself prints nothing about a site that does not exist yet.
    expect(server.output()).not.toMatch(/Failed to run dependency scan|^\s+at /m);
    // Neither an address that is not a URL nor an answer that fails ends the server.
    expect((await page.request.get(`${server.url}/`)).status()).toBe(200);
    const headers = { host: 'localhost:"' };
    expect((await page.request.get(`${server.url}sitemap.xml`, { headers })).status()).toBe(500);
    expect((await page.request.get(server.url)).status()).toBe(200);
  });

  test.describe('while a writer edits', () => {
    test.beforeEach(restoreContent);

    test('the page looks as it will when built, shows each edit, and shows a mistake until it is fixed', async ({
      page,
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      // The server may not have read yet what the test before has mended, and without scripts no page learns of it.
      await expect(async () => {
        await plain.goto(`${server.url}docs/start`);
        await expect(plain.getByRole('main')).toContainText('Tie a raft as the', { timeout: 1000 });
      }).toPass();
      await expect(plain.locator('.sidebar')).toHaveCSS('position', 'sticky');
      await context.close();

      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'debug') messages.push(message.text());
      });
      await page.goto(`${server.url}docs/start`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      // The server and the app render the same; otherwise React would report it.
      expect(messages.filter((text) => !text.includes('React DevTools'))).toEqual([]);

      const problems = page.getByRole('region', { name: 'Problems' });
      await replaceIn('docs/start.md', 'title: Start', 'title: Begin');
      await expect(page.getByRole('heading', { level: 1, name: 'Begin' })).toBeVisible();
      await addTo('docs/start.md', '\nWritten just now.\n');
      await expect(page.getByRole('main')).toContainText('Written just now.');
      await addTo('docs/start.md', '\n:::note\n');
      await expect(problems).toContainText('docs/start.md:14:1');
      await expect(problems).toContainText('is never closed');
      await replaceIn('docs/start.md', '\n:::note\n', '\nMended.\n');
      await expect(page.getByRole('main')).toContainText('Mended.');
      await expect(problems.getByText('is never closed')).toHaveCount(0);

      // Sources that readers get in another way or not at all: moved pages and drafts.
      await page.goto(`${server.url}docs/floats`);
      await expect(page.getByRole('heading', { level: 1, name: 'Rafts' })).toBeVisible();
      await expect(page).toHaveURL(/\/docs\/guide\/rafts$/);
      await page.goto(`${server.url}docs/harbour`);
      await expect(page.getByRole('note')).toContainText('Only previews show this page.');
      await expect(page.getByRole('link', { name: 'Harbour Draft' })).toBeVisible();
    });

    test('every tab lists all problems until they are solved, after a reload and at addresses without a page too', {
      tag: '@night',
    }, async ({ page, context }) => {
      await replaceIn('docs/start.md', '#two-otters', '#two-oters');
      const problems = page.getByRole('region', { name: 'Problems' });
      // Warnings are counted, and do not cover the page. The server may still be checking the last edit of the test before,
      // half of which is an error that unfolds the list.
      const list = problems.getByRole('list');
      const summary = problems.locator('summary', { hasText: /^\d+ warnings?/ });
      await expect(async () => {
        await page.goto(`${server.url}docs/start`);
        // Until the server has checked this edit, the summary is that of the test before.
        await expect(problems).toContainText('has no anchor "#two-oters"', { timeout: 30_000 });
        await expect(summary).toBeVisible();
        await expect(list).toBeHidden();
      }).toPass();
      await summary.press('Enter');
      await expect(list).toBeVisible();
      await summary.press('Enter');
      await expect(list).toBeHidden();

      // A page whose front matter is incomplete has no address yet. Its mistakes are on the list.
      const other = await context.newPage();
      await other.goto(`${server.url}docs/extra`);
      const heading = other.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Page not found');
      await expect(other).toHaveTitle(/^Page not found \| /);
      const listed = other.getByRole('region', { name: 'Problems' });
      const file = inProject(`${CONTENT}/docs/extra.md`);
      await writeFile(file, '---\ntitle: Extra\n---\n\nText.\n');
      await expect(problems.locator('summary', { hasText: /^1 error/ })).toBeVisible();
      await expect(list).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '1 error' })).toHaveCount(1);
      for (const open of [async () => {}, () => other.reload()]) {
        await open();
        await expect(heading).toHaveText('Page not found');
        await expect(listed.getByRole('listitem').first()).toContainText('docs/extra.md');
        await expect(listed.getByRole('listitem').first()).toContainText('"description" is missing');
      }
      await expectAccessible(other);

      // A complete one is published, and the list names the line that gives it its place.
      await writeFile(file, '---\ntitle: Extra\ndescription: It is new.\n---\n\nText.\n');
      await expect(heading).toHaveText('Extra');
      const sidebar = other.getByRole('navigation', { name: 'Docs', exact: true });
      await expect(sidebar.getByRole('link', { name: 'Extra' })).toBeVisible();
      await expect(listed).toContainText('Add the line "- extra"');
      await replaceIn('sidebar.yaml', '- start', '- start\n      - extra');
      await expect(listed).not.toContainText('does not name the page');
      await expect(problems).not.toContainText('does not name the page');
    });

    test('an edit is shown on a page whose app is still loading when it is saved', { tag: '@night' }, async ({
      page,
    }) => {
      let loadApp = () => {};
      const saved = new Promise<void>((resolve) => {
        loadApp = resolve;
      });
      await page.route(/\/src\/app\/client\.tsx/, async (route) => {
        await saved;
        await route.continue();
      });
      await page.goto(`${server.url}docs/start`, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toContainText('Tie a raft as the');
      await addTo('docs/start.md', '\nWritten [meanwhile](/nowhere).\n');
      await expect(page.getByRole('region', { name: 'Problems' })).toContainText('"/nowhere"');
      loadApp();
      await expect(page.getByRole('main')).toContainText('Written meanwhile.');
    });

    test('a page is shown if its file name has non-English letters', { tag: '@night' }, async ({ page }) => {
      for (const name of ['überblick', 'flöße']) {
        const text = `---\ntitle: ${name}\ndescription: It is new.\n---\n\nText of it.\n`;
        await writeFile(inProject(`${CONTENT}/docs/${name}.md`), text);
      }
      await replaceIn('sidebar.yaml', '- start', '- start\n      - überblick\n      - flöße');
      await page.goto(`${server.url}docs/start`);
      for (const name of ['überblick', 'flöße']) {
        await page.locator('.sidebar').getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Text of it.');
        const sent = await page.request.get(page.url());
        expect(await sent.text()).toContain('Text of it.');
      }
    });

    test('a page of the content editor is on the site once it is saved, and so is a mistake in it', {
      tag: '@night',
    }, async ({ page, context }) => {
      await openLocalEditor(page, new Map(), `${server.url}admin/`);
      // The editor's folder is the browser's, so the test copies saved files to the server's folder.
      const carryOver = async () => {
        for (const [file, text] of await readFolder(page)) await writeFile(inProject(file), text);
      };
      await createPage(page, {
        title: 'Calm water',
        description: 'Where rafts rest.',
        text: 'Rafts rest here.',
      });
      await save(page);
      await carryOver();
      await replaceIn('sidebar.yaml', '- start', '- start\n      - calm-water');

      const site = await context.newPage();
      await site.goto(`${server.url}docs/calm-water`);
      await expect(site.getByRole('heading', { level: 1, name: 'Calm water' })).toBeVisible();
      await expect(site.getByRole('main')).toContainText('Rafts rest here.');
      await page.bringToFront();
      await openEntry(page, 'Doc', 'calm-water');
      await pageText(page).fill('Rafts rest here.\n\n:::note\nAt night.');
      await save(page);
      await carryOver();
      const listed = site.getByRole('region', { name: 'Problems' });
      await expect(listed).toContainText('docs/calm-water.md:8:1');
      await expect(listed).toContainText('See docs/notation.md, "note".');
    });
  });
});

function inProject(file: string): string {
  return join(projectRoot, file);
}

/** Changes a file of the content. */
async function replaceIn(file: string, before: string, after: string): Promise<void> {
  const path = inProject(`${CONTENT}/${file}`);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

/** Replaces the content by the small site's while a server watches it; no file is missing for a moment. */
async function restoreContent(): Promise<void> {
  const files = await filesBelow(inProject(CONTENT));
  const original = await filesBelow(inProject(FIXTURE));
  for (const [file, hash] of original) {
    if (files.get(file) !== hash) await cp(inProject(`${FIXTURE}/${file}`), inProject(`${CONTENT}/${file}`));
  }
  for (const file of files.keys()) if (!original.has(file)) await rm(inProject(`${CONTENT}/${file}`));
}

/** Appends a text to a file of the content. */
async function addTo(file: string, text: string): Promise<void> {
  await appendFile(inProject(`${CONTENT}/${file}`), text);
}

/** Returns the hash of each file below a folder, by path. */
async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = paths.toSorted().map(async (path) => {
    const hash = createHash('sha256').update(await readFile(path));
    return [relative(folder, path), hash.digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
}
