import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sets a mark that a new document would not have. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['sameDocument'] = '';
  });
}

/** Expects the document to be the one that was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
}
