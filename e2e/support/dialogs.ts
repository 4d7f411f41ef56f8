import type { Locator } from '@playwright/test';

/**
 * Clicks outside a focused dialog, at this position in the window. Radix only listens for the pointer from the task
 * after the one in which the dialog receives the focus.
 */
export async function clickBeside(dialog: Locator, x: number, y: number): Promise<void> {
  await dialog.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await dialog.page().mouse.click(x, y);
}
