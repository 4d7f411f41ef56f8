import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Closes a dialog or a menu over the page, and waits until it has gone. */
export async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
}
