import type { Locator, Page } from '@playwright/test';
import { takesFocus } from './dialogs.ts';
import { expect } from './test.ts';

/** The button of narrow screens that opens the navigation; found also while the dialog is open. */
export function openButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Open navigation', includeHidden: true });
}

/** The dialog that holds the navigation. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Navigation' });
}

/** Opens the navigation and gives its dialog. */
export async function openNavigation(page: Page): Promise<Locator> {
  await openButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await takesFocus(dialogOf(page));
  return dialogOf(page);
}
