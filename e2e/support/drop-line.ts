import type { Locator, Page } from '@playwright/test';

/** The colour of what moves or has changed, in light mode. */
export const AMBER = 'rgb(196, 106, 0)';

/** The line at the place where a dragged part will land, which Craft.js draws as a fixed element. */
export function dropLine(page: Page): Locator {
  return page.locator('[style*="position: fixed"][style*="background-color"]');
}
