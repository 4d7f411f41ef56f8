import { docPaths, isDocPath, readPage, sampleDocPaths, sitePaths } from '../support/site-pages.ts';
import { test } from './engine-test.ts';
import type { Reader } from './reader.ts';

/** A desktop, and nearly the narrowest window of WebKitGTK's browser. */
const WIDTHS = [1280, 460];

/** The list of challenges, which is no entry of the sidebar. */
const PRACTICE = '/docs/practice';

/** A page of each kind; the documentation is visited by navigation. */
const DOCUMENTS = [
  ...sitePaths.filter((path) => !isDocPath(path)).map((path) => ({ path, title: readPage(path).title })),
  ...['/docs/overview', PRACTICE].map((path) => ({ path, title: readPage(path).title })),
  { path: '/search?q=canvas', title: readPage('/search').title },
  { path: '/docs/no-such-page', title: 'Page not found' },
];

test('a page of each kind hydrates with all of its sections', async ({ reader }) => {
  for (const [index, { path, title }] of DOCUMENTS.entries()) {
    await test.step(`${path} hydrates with all of its sections`, async () => {
      await reader.open(path);
      await isWhole(reader, path, title);
      await fits(reader, index);
    });
  }
});

test('every kind of page of the documentation has all of its sections when readers navigate to it', {
  tag: '@night',
}, async ({ reader }) => {
  for (const [index, path] of sampleDocPaths.filter((path) => path !== PRACTICE).entries()) {
    await test.step(`${path} has all of its sections`, async () => {
      if (index === 0) {
        await reader.open(path);
        await reader.markDocument();
      } else {
        // Some categories of the sidebar are closed.
        await reader.evaluate((href) => {
          const category = document.querySelector(`.sidebar li:has(> ul[hidden] a[href="${href}"])`);
          category?.querySelector('button')?.click();
        }, path);
        await reader.focus(`.sidebar a[href="${path}"]`);
        await reader.press('Enter');
      }
      await reader.arrives(path);
      await isWhole(reader, path, readPage(path).title);
      // Ends in the wide window, which has the sidebar.
      await fits(reader, 1);
    });
  }
  await reader.isInMarkedDocument();
});

test('pages outside the app show their content, and their policy allows all of it', async ({ reader }) => {
  for (const [index, path] of ['/examples/landing/', '/examples/basic/', '/playground/'].entries()) {
    await test.step(`${path} shows its ${path.startsWith('/examples/') ? 'editor' : 'content'}`, async () => {
      await reader.goto(path);
      if (path.startsWith('/examples/')) await reader.sees('[draggable="true"]');
      await reader.sees('h1');
      await fits(reader, index);
    });
  }
});

/** Expects the page to have its title, one heading of the first level and, in the documentation, all other headings. */
async function isWhole(reader: Reader, path: string, title: string): Promise<void> {
  await reader.eventually(`${title} | craft.js`, () => document.title);
  await reader.eventually(1, () => document.querySelectorAll('h1').length);
  if (!docPaths.includes(path)) return;
  await reader.reads('h1', title);
  await reader.eventually(sectionIds(readPage(path).html), () =>
    [...document.querySelectorAll('[data-article] :is(h2, h3, h4)')].map(({ id }) => id),
  );
}

/**
 * No window makes the page scroll sideways, and the page still answers. One page is made narrower, the next one, which
 * opens in the narrow window, wider.
 *
 * @param index of the page among those of the test
 */
async function fits(reader: Reader, index: number): Promise<void> {
  for (const width of index % 2 === 0 ? WIDTHS : WIDTHS.toReversed()) {
    await reader.resize(width, 900);
    await reader.eventually(0, async () => {
      await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  }
}

function sectionIds(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/<h[2-4] id="?([^"\s>]+)/g)].map(([, id]) => id);
}
