import { PROFILES, type ProfileName } from './profiles.ts';
import type { MeasuredPage, ServedSite } from './served-site.ts';
import { clickSidebarLink } from './sidebar-link.ts';
import { type ReadersBrowser, visit } from './visits.ts';

/**
 * Measures the milliseconds from the click on a link of the sidebar until the heading of the new page has been painted.
 * The reader was on another page of the same group until two seconds after everything had loaded.
 */
export function measureNavigation(
  browser: ReadersBrowser,
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
    // The browser reports its first paint a moment later.
    await page.waitForTimeout(200);
    return page.evaluate(timeFromClick);
  });
}

/** Runs in the page, which may be a different document from that of the click. */
function timeFromClick(): number {
  const clicked = Number(sessionStorage.getItem('bench-clicked'));
  const painted = Number(window.bench.headingPainted);
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  // A new document may delay its first paint; in the same document, the first paint is long past.
  return Math.max(painted, performance.timeOrigin + firstPaint) - clicked;
}
