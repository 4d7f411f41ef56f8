import type { Browser, ElementHandle, Page } from 'playwright-core';
import { PROFILES, type ProfileName } from './profiles.ts';
import type { MeasuredPage, ServedSite } from './served-site.ts';
import { visit } from './visits.ts';

/** Milliseconds for which the pointer rests on a link before the click: readers aim. */
const HOVER = 100;

/**
 * Milliseconds from the click on a link of the sidebar until the heading of the new page has been painted. The reader
 * has been on another page of the same group until everything there had loaded and two seconds more.
 */
export function measureNavigation(
  browser: Browser,
  { site, server }: ServedSite,
  { slug, title, from }: MeasuredPage,
  profile: ProfileName,
): Promise<number> {
  return visit(browser, server, PROFILES[profile], async ({ page, open, settled }) => {
    await open(site.pagePath(from));
    await settled();
    const link = await sidebarLink(page, site.pagePath(slug));
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (box === null) throw new Error(`${site.label}: the link to ${slug} is not to be seen.`);
    await page.evaluate((heading) => sessionStorage.setItem('bench-awaited-heading', heading), title);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(HOVER);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => Number(window.bench.headingPainted) > 0, undefined, { polling: 50 });
    // The browser tells of its first paint a moment later.
    await page.waitForTimeout(200);
    return page.evaluate(timeFromClick);
  });
}

/** Runs in the page, which may be another document than the one that was clicked in. */
function timeFromClick(): number {
  const clicked = Number(sessionStorage.getItem('bench-clicked'));
  const painted = Number(window.bench.headingPainted);
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  // A new document may hold its first paint back; in the same document that is long past.
  return Math.max(painted, performance.timeOrigin + firstPaint) - clicked;
}

/** The link to a page in the sidebar, whatever the sidebar is made of. */
async function sidebarLink(page: Page, path: string): Promise<ElementHandle<Element>> {
  const found = await page.evaluateHandle((wanted) => {
    const links = [...document.querySelectorAll('a[href]')].filter((link) => {
      if (!(link instanceof HTMLAnchorElement) || link.closest('main, article, footer') !== null)
        return false;
      return link.pathname.replace(/\/$/, '') === wanted.replace(/\/$/, '') && link.checkVisibility();
    });
    return links.find((link) => link.closest('nav, aside') !== null);
  }, path);
  const link = found.asElement();
  if (link === null) throw new Error(`The sidebar has no visible link to ${path}.`);
  return link;
}
