import type { Page } from '@playwright/test';
import { readPage } from '../support/site-pages.ts';
import { isEveryPage } from '../support/sites.ts';
import { address, expect, open, test } from '../support/test.ts';
import {
  demoButton,
  demoContent,
  demoFigure,
  demoPageGroups,
  demoStage,
  demosByPage,
  reachDemo,
  shownDemos,
} from './demo-pages.ts';
import { arrangement, dragSomething } from './drag.ts';

/** The distance from the window, in CSS pixels, at which a demo is loaded. */
const NEAR_PX = 400;

test('a caption and the code are in the HTML of every demo', () => {
  for (const { path, kind, name, index } of shownDemos) {
    const { html } = readPage(path);
    const [, ...figures] = html.split('<figure class=demo ');
    const sent = figures[index] ?? '';
    expect(sent, `${name} on ${path}`).toMatch(/<figcaption>(?!<\/figcaption>)/);
    const text = (kind === 'demo' ? sent : html).replaceAll(/<[^>]*>/g, '');
    // A page that continues another one's app shows what changes.
    const code =
      kind === 'demo'
        ? /export default function Demo\(\)/
        : /createRoot\(root\)\.render\(|Show the whole file/;
    expect(text, `${name} on ${path}`).toMatch(code);
  }
});

const anyDemo = shownDemos.find(({ kind }) => kind === 'demo');
if (anyDemo === undefined) throw new Error('No page shows a demo.');
/** An app whose code is on its page. */
const anyApp = shownDemos.find(({ kind, path }) => kind === 'app' && path.startsWith('/docs/guides/'));
if (anyApp === undefined) throw new Error('No page runs an app.');

/** By day, the pages of a demo and of an app, which load like any other. `driving.spec.ts` reaches more of them. */
const loadedGroups = demoPageGroups
  .map((group) => group.filter(([path]) => isEveryPage || path === anyDemo.path || path === anyApp.path))
  .filter((group) => group.length > 0);

for (const group of loadedGroups) {
  const paths = group.map(([path]) => path);
  test(`the demos of ${paths.join(', ')} load when the reader reaches them, and move nothing`, async ({
    page,
  }) => {
    test.setTimeout(180_000 + group.flatMap(([, demos]) => demos).length * 10_000);
    const demoScripts = countDemoScripts(page);
    await recordLayoutShifts(page);
    for (const [path, demos] of group) {
      const before = demoScripts();
      await open(page, path);
      const distances = await page
        .locator('figure.demo')
        .evaluateAll((figures) => figures.map((one) => one.getBoundingClientRect().top - window.innerHeight));
      if (distances.every((distance) => distance > NEAR_PX)) {
        for (const demo of demos) await expect(demoFigure(page, demo)).toHaveAttribute('data-state', 'idle');
        expect(demoScripts()).toBe(before);
      }

      for (const demo of demos) {
        await test.step(demo.name, async () => {
          const figure = demoFigure(page, demo);
          const height = await figure.evaluate((element) => element.getBoundingClientRect().height);
          await reachDemo(page, demo);
          expect(demoScripts()).toBeGreaterThan(before);
          expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
          expect(await layoutShifts(page)).toEqual([]);
        });
      }
    }
  });
}

for (const { path, kind } of [anyDemo, anyApp]) {
  const tag = kind === 'demo' ? [] : '@night';
  test(`each ${kind} of ${path} runs again for a reader who returns from another page`, { tag }, async ({
    page,
  }) => {
    const demos = demosByPage.get(path) ?? [];
    test.setTimeout(180_000 + demos.length * 10_000);
    await open(page, path);
    // The landing page has no sidebar.
    const links = page.getByRole('navigation', { name: path === '/' ? 'Main' : 'Docs' });
    await links.locator('a[href="/docs/sponsor"]').click();
    await page.waitForURL('**/docs/sponsor');
    await expect(page.locator('figure.demo')).toHaveCount(0);
    await links.locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    for (const demo of demos) await reachDemo(page, demo);
    await page.goBack();
    await page.goForward();
    for (const demo of demos) await reachDemo(page, demo);
  });
}

test('a reader who saves data gets a demo on request only', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const demoScripts = countDemoScripts(page);
  await page.goto(address(anyDemo.path));
  const figure = demoFigure(page, anyDemo);
  await figure.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300, { steps: 2 }); // The app itself waits for an action here.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(figure).toHaveAttribute('data-state', 'idle');
  expect(demoScripts()).toBe(0);

  await figure.getByRole('button', { name: 'Load the demo' }).click();
  await expect(figure).toHaveAttribute('data-state', 'running');
  await expect(demoButton(figure)).toHaveText('Reset');
  await expect(demoButton(figure)).toBeFocused();
});

test('a demo that cannot be fetched shows an error, warns, and can be retried', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*\/assets\/demos-/);
  messages.expect(/console error: Failed to load resource/);
  messages.expect(/console warning: The demo ".*" could not be loaded/);
  await page.route('**/assets/demos-*.js', (route) => route.abort('connectionfailed'));
  await open(page, anyDemo.path);
  const figure = demoFigure(page, anyDemo);
  await figure.scrollIntoViewIfNeeded();
  await expect(demoStage(figure)).toContainText('The demo could not be loaded.');

  await page.unroute('**/assets/demos-*.js');
  await figure.getByRole('button', { name: 'Retry' }).click();
  await expect(figure).toHaveAttribute('data-state', 'running');
});

for (const [what, files] of [
  ['page', '**/examples/page-app/**'],
  ['script', '**/assets/main-*.js'],
] as const) {
  const tag = what === 'page' ? [] : '@night';
  test(`an app whose ${what} cannot be fetched shows an error, warns, and can be retried`, { tag }, async ({
    page,
    messages,
  }) => {
    messages.expect(/failed request: /);
    // The browser reports nothing more about a page in a frame.
    if (what === 'script') messages.expect(/console error: Failed to load resource/);
    messages.expect(/console warning: The demo ".*" could not be loaded/);
    await page.route(files, (route) => route.abort('connectionfailed'));
    await open(page, anyApp.path);
    const figure = demoFigure(page, anyApp);
    await figure.scrollIntoViewIfNeeded();
    await expect(demoStage(figure)).toContainText('The demo could not be loaded.');

    await page.unroute(files);
    await figure.getByRole('button', { name: 'Retry' }).click();
    await expect(figure).toHaveAttribute('data-state', 'running');
    await expect(demoContent(figure, anyApp)).not.toBeEmpty();
  });
}

test('an app is isolated: the reader’s stored data is unchanged', async ({ page }) => {
  await open(page, anyApp.path);
  await page.evaluate(() => localStorage.setItem('page-editor', 'mine'));
  const content = demoContent(await reachDemo(page, anyApp), anyApp);
  const first = await arrangement(content);
  expect(await dragSomething(page, content)).toBe(true);
  // The app would save at the latest when its page is closed.
  await demoButton(demoFigure(page, anyApp)).click();
  await expect(async () => expect(await arrangement(content)).toEqual(first)).toPass();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ 'page-editor': 'mine' });
});

test('a demo that crashes leaves the page alone and can be reset', async ({ page, messages }) => {
  messages.expect(/console error: Error: the demo’s own mistake/);
  const crashing =
    'export default function Demo() { if (!window.repaired) throw new Error("the demo’s own mistake"); return "Repaired"; }';
  await page.route(`**/assets/${anyDemo.name}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: crashing }),
  );
  await open(page, anyDemo.path);
  const figure = await reachDemo(page, anyDemo);
  await expect(demoStage(figure)).toContainText('This demo crashed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.evaluate(() => Object.assign(window, { repaired: true }));
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expect(demoStage(figure)).toHaveText('Repaired');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a caption and the code replace a demo and an app', async ({ page }) => {
    for (const demo of [anyDemo, anyApp]) {
      await page.goto(address(demo.path));
      const figure = demoFigure(page, demo);
      await expect(figure.locator('> figcaption')).toBeVisible();
      if (demo.kind === 'demo') {
        await expect(figure.locator('code').first()).toBeVisible();
        await expect(figure.locator('> details')).toContainText('export default function Demo()');
      } else {
        await expect(page.locator('figure.code', { hasText: '<Editor resolver=' }).first()).toBeVisible();
      }
      await expect(demoButton(figure)).toBeHidden();
      await expect(figure.locator('.demo-stage')).toBeHidden();
    }
  });
});

/** Counts the fetched scripts of demos from now on. */
function countDemoScripts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/\/assets\/demos-|\/examples\/page-app\//.test(request.url())) count += 1;
  });
  return () => count;
}

declare global {
  interface Window {
    /** Returns the layout shifts in the article without a user's action, as text. */
    shifts?: string[];
  }
}

async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const isInArticle = (source: { readonly node?: Node | null }) =>
      source.node?.parentElement?.closest('[data-article]') != null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        // Layout shifts while the browser parses the page are not caused by the demos, which start after hydration.
        if ('hydrated' in document.documentElement.dataset && sources.some(isInArticle))
          window.shifts?.push(JSON.stringify(entry));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function layoutShifts(page: Page): Promise<readonly string[] | undefined> {
  return page.evaluate(() => window.shifts);
}
