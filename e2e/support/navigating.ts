import { expect, type Locator, type Page } from '@playwright/test';
import { withoutSlash } from '../../src/shared/page-path.ts';
import { neverIdle, waitsForIdle } from './late-app.ts';
import { isDocPath, pageFile, readPage } from './site-pages.ts';
import { address, hydrated, WAIT } from './test.ts';

/** The link to a page of the main site in the sidebar. */
export function sidebarLink(page: Page, path: string): Locator {
  return page.getByRole('navigation', { name: 'Docs' }).locator(`a[href="${path}"]`);
}

/** The first link of the article, with another target, because writers decide which page links to which. */
export async function articleLinkTo(page: Page, href: string): Promise<Locator> {
  await page
    .locator('[data-article] a[href^="/docs/"]:not(pre a, :has(> code)):visible')
    .first()
    .evaluate((link, target) => link.setAttribute('href', target), href);
  return page.locator(`[data-article] a[href="${href}"]:visible`).first();
}

/** Expects the page to have arrived: its address, document title and, in the documentation, heading. */
export async function expectPage(page: Page, path: string): Promise<void> {
  const { title } = readPage(path);
  // In each frame, unlike the assertions below, which say what is wrong.
  const arrival = [path, `${title} | craft.js`];
  const hasArrived = ([there, name]: readonly string[]) =>
    document.title === name && location.pathname.replace(/(.)\/$/, '$1') === there;
  await page.waitForFunction(hasArrived, arrival, WAIT).catch(() => {});
  await expect(page).toHaveURL((url) => withoutSlash(url.pathname) === path);
  if (isDocPath(path)) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | craft.js`);
}

/** The scroll position of the page, in whole pixels. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls, and waits for the event, which comes with the next frame: only then does the router know the position. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((scrolled) => {
        document.addEventListener('scroll', scrolled, { once: true });
        window.scrollTo(0, top);
      }),
    y,
  );
  await expect.poll(() => scrollY(page)).toBe(y);
}

/** Expects the page to have loaded a file, possibly by a prefetch. */
export async function expectLoaded(page: Page, pathname: string): Promise<void> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(loaded).toContain(pathname);
}

/** Opens a page that hydrates but prefetches nothing by itself, because the browser is never idle. */
export async function openCold(page: Page, path: string): Promise<void> {
  await neverIdle(page);
  await page.goto(address(path));
  await wake(page);
}

/** Starts the app of a page in a browser that is never idle, by an action of the reader. */
export async function wake(page: Page): Promise<void> {
  await waitsForIdle(page);
  await movePointer(page);
  await hydrated(page);
}

/**
 * Moves the pointer as a reader does: the first event of a page looks like that of a resting pointer, and the browser
 * makes one event of two moves within a frame.
 */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.move(10, 10);
}

/**
 * Waits for a timer of the page. Timers fire in order of their times, so the page's own timers of the same time or less
 * have fired by then, on a slow machine too.
 */
export function afterTimers(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), milliseconds);
}

/** The requests of the page's window for documents, in order: `/docs/overview`, without search and hash. */
export function watchDocuments(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The requests for pages' data, in order: `/data/docs/overview.json`. */
export function watchData(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/data/')) paths.push(pathname);
  });
  return paths;
}

/** Returns the URL of a page's data, for a route. */
export function dataUrl(path: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === `/${pageFile(path)}`;
}
