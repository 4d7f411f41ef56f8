import { isDocPath, readPage, sitePaths } from '../support/site-pages.ts';
import { test } from './engine-test.ts';
import type { Reader } from './reader.ts';

/** A desktop, and nearly the narrowest window that WebKitGTK's browser has. */
const WIDTHS = [1280, 460];

const APP_ROUTES = [
  ...sitePaths.map((path) => ({ path, title: readPage(path).title })),
  { path: '/search?q=canvas', title: readPage('/search').title },
  { path: '/docs/no-such-page', title: 'Page not found' },
];

for (const { path, title } of APP_ROUTES) {
  test(`${path} comes alive with all of its sections`, async ({ reader }) => {
    await reader.open(path);
    await reader.eventually(`${title} | craft.js`, () => document.title);
    await reader.eventually(1, () => document.querySelectorAll('h1').length);
    if (isDocPath(path) && sitePaths.includes(path)) {
      await reader.reads('h1', title);
      await reader.eventually(sectionIds(readPage(path).html), () =>
        [...document.querySelectorAll('[data-article] :is(h2, h3, h4)')].map(({ id }) => id),
      );
    }
    await fits(reader);
  });
}

for (const path of ['/examples/landing/', '/examples/basic/']) {
  test(`${path} shows its editor`, async ({ reader }) => {
    await reader.goto(path);
    await reader.sees('[draggable="true"]');
    await reader.sees('h1');
    await fits(reader);
  });
}

for (const path of ['/print/', '/playground/']) {
  test(`${path} shows its content, and its policy lets all of it through`, async ({ reader }) => {
    await reader.goto(path);
    await reader.sees('h1');
    await fits(reader);
  });
}

/** No window makes the page scroll sideways, and the page still answers. */
async function fits(reader: Reader): Promise<void> {
  for (const width of WIDTHS) {
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
