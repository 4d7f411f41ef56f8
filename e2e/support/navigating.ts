import { expect, type Locator, type Page } from '@playwright/test';
import { neverIdle, waitsForIdle } from './late-app.ts';
import { isDocPath, pageFile, readPage } from './site-pages.ts';
import { address, hydrated } from './test.ts';

/** The link to a page of the main site in the sidebar. */
export function sidebarLink(page: Page, path: string): Locator {
  return page.getByRole('navigation', { name: 'Docs' }).locator(`a[href="${path}"]`);
}

/** The first link of the article, made to lead somewhere: which page links to which is for writers to decide. */
export async function articleLinkTo(page: Page, href: string): Promise<Locator> {
  await page
    .locator('[data-article] a[href^="/docs/"]:not(pre a, :has(> code)):visible')
    .first()
    .evaluate((link, target) => link.setAttribute('href', target), href);
  return page.locator(`[data-article] a[href="${href}"]:visible`).first();
}

/** The page has arrived: address, the document's title and, in the documentation, the heading are its own. */
export async function expectPage(page: Page, path: string): Promise<void> {
  const { title } = readPage(path);
  await expect(page).toHaveURL((url) => url.pathname.replace(/(.)\/$/, '$1') === path);
  if (isDocPath(path)) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | craft.js`);
}

/** The page has loaded a file, which it may have prefetched. */
export async function expectLoaded(page: Page, pathname: string): Promise<void> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(loaded).toContain(pathname);
}

/** Opens a page that comes alive but prefetches nothing by itself: the browser never has an idle moment. */
export async function openCold(page: Page, path: string): Promise<void> {
  await neverIdle(page);
  await page.goto(address(path));
  await wake(page);
}

/** Starts the app of a page in a browser that is never idle, as a reader does who turns to the page. */
export async function wake(page: Page): Promise<void> {
  await waitsForIdle(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
  await hydrated(page);
}

/**
 * Waits for a timer of the page. Timers fire in the order of their times: what the page itself had set for the same time
 * or less has happened by then, on a slow machine too.
 */
export function afterTimers(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), milliseconds);
}

/** The requests for documents of the page's window, as they come: `/docs/overview`, without search and hash. */
export function watchDocuments(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The requests for pages' data, as they come: `/data/docs/overview.json`. */
export function watchData(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/data/')) paths.push(pathname);
  });
  return paths;
}

/** The URL of a page's data, for a route. */
export function dataUrl(path: string): (url: URL) => boolean {
  return ({ pathname }) => pathname === `/${pageFile(path)}`;
}
