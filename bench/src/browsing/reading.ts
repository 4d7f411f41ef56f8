import { type Transfer, transferOf } from '../serve/server.ts';
import { PROFILES } from './profiles.ts';
import type { ServedSite } from './served-site.ts';
import { clickSidebarLink } from './sidebar-link.ts';
import { type ReadersBrowser, visit } from './visits.ts';

/** A page that is read during the visit. */
interface ReadPage {
  readonly slug: string;
  readonly title: string;
}

/**
 * Opens a page in a new profile and navigates to others by their links in the sidebar, waiting on each for two seconds
 * without a request. Returns what the server has sent for all of them, including responses to service workers.
 */
export function measureReading(
  browser: ReadersBrowser,
  { site, server }: ServedSite,
  [first, ...others]: readonly [ReadPage, ...ReadPage[]],
): Promise<Transfer> {
  return visit(browser, server, PROFILES.none, async ({ page, open, settled }) => {
    await open(site.pagePath(first.slug));
    await settled();
    for (const { slug, title } of others) {
      const path = site.pagePath(slug);
      await clickSidebarLink(page, path);
      await page.waitForFunction(
        (shown) =>
          location.pathname === shown.path &&
          [...document.querySelectorAll('h1')].some((heading) =>
            heading.textContent?.replace(/^[#\s]+/, '').startsWith(shown.title),
          ),
        { path, title },
      );
      await settled();
    }
    return transferOf(server.takeAnswers());
  });
}
