import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The button that opens the navigation on narrow screens; found even while the dialog is open. */
export function openButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Open navigation', includeHidden: true });
}

/** The dialog that contains the navigation. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Navigation' });
}

/** Opens the navigation and returns its dialog, which handles keys once it has the focus. */
export async function openNavigation(page: Page): Promise<Locator> {
  await openButton(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  return dialog;
}
