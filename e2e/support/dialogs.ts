import type { Locator } from '@playwright/test';

/**
 * Clicks beside a dialog that has the focus, at this place of the window: Radix listens to the pointer from the task on
 * that follows the one in which it takes the focus.
 */
export async function clickBeside(dialog: Locator, x: number, y: number): Promise<void> {
  await dialog.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await dialog.page().mouse.click(x, y);
}
