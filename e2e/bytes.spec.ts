import { existsSync, readFileSync } from 'node:fs';
import { sampleTypesPath } from '../src/shared/page-data-path.ts';
import { result, writeCode } from './code-editor/code-editor.ts';
import { neverIdle, waitsForIdle } from './support/late-app.ts';
import { openCold, wake } from './support/navigating.ts';
import { networkAtRest, requestsEnded } from './support/requests.ts';
import { searchFor } from './support/search-dialog.ts';
import { docPaths, siteFile } from './support/site-pages.ts';
import { address, expect, open, test } from './support/test.ts';
import { expectSmallVisit, SMALL_VISITS, sumOfTransfers, transferSize } from './support/transfers.ts';

const PAGE = '/docs/concepts/nodes';

/**
 * The document with its styles, in bytes after Brotli. Some 300 of them are the names in samples that link to their
 * entries, 400 the other forms of samples and the styles that hide the forms not chosen, 150 the wordmark, 470 the
 * pages of the recipes and of the tutorial in the sidebar, and 750 challenges, whose code is in the document so that it
 * can be read without scripts.
 */
const DOCUMENT_BUDGET = 13_650;

/**
 * All scripts that run before the reader's first action, in bytes after Brotli. Some of them load a page anew whose
 * scripts cannot be used; they must be loaded when nothing else can be fetched.
 */
const START_UP_BUDGET = 3_460;

/** The document and everything that it requests before its load event, in bytes after Brotli. */
const VISIT_BUDGET = 17_600;

/**
 * The scripts and styles of the whole app, which load after the page, in bytes after Brotli. Three thousand of them
 * are features of samples (forms, folds, lines) and enlarged diagrams; a thousand the versions of the documentation,
 * parts that are tab stops and landmarks only where they scroll, and dialogs that wait for screen readers; eight
 * hundred the styles of parts that only some articles have, which left the documents; a thousand challenges, changes
 * of demos and the reader's version of them; fifteen hundred the tabs of files, and the types of names in samples; two
 * thousand the observer of queries, which only the search uses. The landing and the search page load their own code.
 */
const APP_BUDGET = 112_700;

/**
 * The code that offline search needs beyond what is already loaded, in bytes after Brotli: the dialogs of the app with all
 * that they need, Radix included, what they share with the search page, and the worker. The index grows with
 * the pages, and has a budget per page in `src/node/search/relevance/bytes.test.ts`.
 */
const SEARCH_BUDGET = 35_450;

/** The types of the names in a page's samples, which load when a reader points at one, in bytes after Brotli. */
const TYPES_BUDGET = 12_000;

/**
 * The code editor with its compiler and the code of the demo, which load when a reader opens it, in bytes after Brotli.
 * The worker that compiles has its own copy of the editor's parser, 25,000 bytes, because hostile code must not be parsed
 * in the page.
 */
const CODE_EDITOR_BUDGET = 222_500;

/** The document that runs the code, with the development builds of React and of the documented packages. */
const CODE_FRAME_BUDGET = 170_000;

test('a documentation page is small, and so are the types of the names in its samples', () => {
  expect(transferSize(`${PAGE}/index.html`)).toBeLessThanOrEqual(DOCUMENT_BUDGET);
  const pages = docPaths.filter((path) => existsSync(siteFile(sampleTypesPath(path))));
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages) {
    expect(transferSize(`/${sampleTypesPath(path)}`), path).toBeLessThanOrEqual(TYPES_BUDGET);
  }
});

test('the resources of every visit are small and do not block painting, and so is the app that follows', async ({
  page,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await neverIdle(page);
  await page.goto(address(PAGE));
  await waitsForIdle(page);
  await test.step('nothing but the document itself delays the first paint', async () => {
    const { blocking, loaded } = await page.evaluate(() => {
      const resources = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming);
      return {
        loaded: resources.length,
        blocking: resources
          .filter(
            (entry) => !('renderBlockingStatus' in entry) || entry.renderBlockingStatus !== 'non-blocking',
          )
          .map((entry) => entry.name),
      };
    });
    expect(loaded).toBeGreaterThan(0);
    expect(blocking).toEqual([]);
    await expect(page.locator('link[rel="stylesheet"]:not([media="print"])')).toHaveCount(0);
    await expect(page.locator('script[src]:not([type="module"])')).toHaveCount(0);
  });

  const atOnce = [...requested].filter((file) => file !== PAGE);
  const scripts = atOnce.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(sumOfTransfers(scripts)).toBeLessThanOrEqual(START_UP_BUDGET);
  expect(sumOfTransfers([`${PAGE}/index.html`, ...atOnce])).toBeLessThanOrEqual(VISIT_BUDGET);

  await wake(page);
  await requestsEnded(page);
  const app = [...requested].filter(
    (file) => /^\/assets\/.*\.(?:js|css)$/.test(file) && !atOnce.includes(file),
  );
  expect(app.length).toBeGreaterThan(0);
  expect(sumOfTransfers(app)).toBeLessThanOrEqual(APP_BUDGET);
});

test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [index, visit] of SMALL_VISITS.entries()) {
    const tag = index === 0 ? [] : '@night';
    test(`to ${visit.path} requests little in total, the service worker included`, { tag }, ({ page }) =>
      expectSmallVisit(page, visit),
    );
  }
});

test('the example editors load no part of the app', { tag: '@night' }, async ({ page }) => {
  await open(page, PAGE);
  const app = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/\/assets\/app-.*/) ?? []),
  );
  // Its scripts and its styles.
  expect(new Set(app).size).toBe(2);
  for (const example of ['basic', 'landing']) {
    const document = readFileSync(siteFile(`examples/${example}/index.html`), 'utf8');
    for (const file of app) expect(document).not.toContain(file);
  }
});

test('the search is small, and has one index', async ({ page }) => {
  // An idle browser fetches the dialog ahead.
  await openCold(page, PAGE);
  await requestsEnded(page);
  // Scripts are requested twice; the second time they are in the browser's cache.
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await searchFor(page, 'node');
  const files = [...requested];
  expect(files.filter((file) => file.endsWith('.json') && !file.startsWith('/data/'))).toHaveLength(1);
  const code = files.filter((file) => file.startsWith('/assets/') && !file.endsWith('.json'));
  expect(sumOfTransfers(code)).toBeLessThanOrEqual(SEARCH_BUDGET);
});

test('the code editor loads when a reader opens it, and is not saved for anybody else', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/docs/overview');
  const figure = page.locator('figure.demo').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-state', 'running');
  await networkAtRest(page);
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await figure.getByRole('button', { name: 'Edit code' }).click();
  await writeCode(page, 'export default () => <p>Changed</p>;');
  await expect(result(figure).getByText('Changed')).toBeVisible();
  const files = [...requested].filter((file) => file.startsWith('/assets/'));
  expect(files.length).toBeGreaterThan(0);
  expect(sumOfTransfers(files)).toBeLessThanOrEqual(CODE_EDITOR_BUDGET);
  expect(requested).toContain('/examples/code-frame/');
  expect(transferSize('/examples/code-frame/index.html')).toBeLessThanOrEqual(CODE_FRAME_BUDGET);
  const worker = readFileSync(siteFile('service-worker.js'), 'utf8');
  const saved = /precache:.*pages:/.exec(worker)?.[0] ?? '';
  expect(saved).toContain('/search-');
  for (const file of files) expect(saved).not.toContain(file.slice('/assets/'.length));
});
