import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a dialog has the focus, which Radix takes when it listens to the keyboard. */
export async function takesFocus(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/**
 * Clicks beside a dialog, at this place of the window, when it can hear of that: Radix listens to the pointer from the
 * task on that follows the one in which it takes the focus.
 */
export async function clickBeside(dialog: Locator, x: number, y: number): Promise<void> {
  await takesFocus(dialog);
  await dialog.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await dialog.page().mouse.click(x, y);
}
