import { type BrowserContext, type CDPSession, expect } from '@playwright/test';

/**
 * Performs the action that opens a new tab or window, and waits until the browser has one that shows a path of the
 * site. Queries the browser, not Playwright: on a busy machine Playwright sometimes misses a tab that a link has
 * opened, or waits for ever for its document, although the tab exists and shows the page.
 */
export async function opensNewTab(
  context: BrowserContext,
  path: string,
  act: () => Promise<void>,
): Promise<void> {
  const browser = context.browser();
  if (browser === null) throw new Error('The browser of this context is not known.');
  const session = await browser.newBrowserCDPSession();
  const before = new Set((await tabs(session)).map(({ targetId }) => targetId));
  await act();
  await expect
    .poll(async () => {
      const opened = (await tabs(session)).filter(({ targetId }) => !before.has(targetId));
      return opened.map(({ url }) => pathOf(url));
    })
    .toEqual([path]);
  await session.detach();
}

async function tabs(session: CDPSession) {
  const { targetInfos } = await session.send('Target.getTargets');
  return targetInfos.filter(({ type }) => type === 'page');
}

/** Returns the path and hash of an address; a tab that has not loaded yet has none. */
function pathOf(url: string): string {
  const { pathname, hash } = new URL(url === '' ? 'about:blank' : url);
  return `${pathname}${hash}`;
}
