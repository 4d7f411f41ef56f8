import type { Browser } from 'playwright-core';
import { PROFILES, type ProfileName } from './profiles.ts';
import type { MeasuredPage, ServedSite } from './served-site.ts';
import { clickSidebarLink } from './sidebar-link.ts';
import { visit } from './visits.ts';

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
    await page.evaluate((heading) => sessionStorage.setItem('bench-awaited-heading', heading), title);
    await clickSidebarLink(page, site.pagePath(slug));
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
