import type { Locator, Page } from '@playwright/test';

/** The bar at the top of every page. */
export function navbar(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' });
}
