import type { ElementHandle, Page } from 'playwright-core';

/** Milliseconds for which the pointer rests on a link before the click, as readers aim. */
const HOVER_MS = 100;

/** Moves the pointer onto the link to a page in the sidebar, waits 100 ms and clicks. */
export async function clickSidebarLink(page: Page, path: string): Promise<void> {
  const link = await sidebarLink(page, path);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`The link to ${path} in the sidebar is not to be seen.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/** Returns the link to a page in the sidebar, whatever the sidebar's markup. */
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
