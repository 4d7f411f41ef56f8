import type { Page } from '@playwright/test';

/** Keeps requests waiting, as a slow network does, until the returned function is called. */
export async function hold(page: Page, url: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  const gate: { open: () => void } = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(url, async (route) => {
    await opened;
    await route.fallback();
  });
  return () => gate.open();
}
