import { deflateRawSync } from 'node:zlib';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { address, expect } from '../support/test.ts';

/** The field in which code is edited. */
export function codeField(page: Page | Locator): Locator {
  return page.getByRole('textbox', { name: 'Code editor' });
}

/** The output of the code that ran last. */
export function result(page: Page | Locator): FrameLocator {
  return page.frameLocator('iframe.code-result-frame:not([inert])');
}

/** What is said about the last run, or why nothing runs. */
export function runStatus(page: Page | FrameLocator | Locator): Locator {
  return page.locator('.run-status[role="status"]').first();
}

/** The panel of the playground below the result. */
export function outputPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Problems and console' });
}

/** Replaces the code in the field, as a paste does. */
export async function writeCode(page: Page, code: string): Promise<void> {
  await codeField(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code || ' ');
}

/** Returns the path of the playground with code, as a stranger may write it, and with other files. */
export function sharedPath(
  code: string,
  others: readonly (readonly [path: string, text: string])[] = [],
): string {
  const files = deflateRawSync(JSON.stringify([['App.tsx', code], ...others])).toString('base64url');
  return `/playground/#code=${files}`;
}

/** Opens the playground by a link with code. */
export async function openShared(page: Page, code: string): Promise<void> {
  await page.goto(address(sharedPath(code)));
  await expect(page.getByRole('button', { name: 'Run shared code' })).toBeVisible();
}
