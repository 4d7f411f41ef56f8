import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { address, expect } from '../../support/test.ts';

/** The storage key of the edited page. */
export const STORAGE_KEY = 'page-editor';

/** Opens the example and waits until its page is rendered. */
export async function openExample(page: Page): Promise<void> {
  await page.goto(address('/examples/basic/'));
  await expect(stage(page).locator('.container').first()).toBeVisible();
}

/** The edited page, without the panels around it. */
export function stage(page: Page): Locator {
  return page.getByRole('main');
}

export function text(page: Page, words: string): Locator {
  return stage(page).locator('.text', { hasText: words });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function toolboxEntry(page: Page, label: string): Locator {
  return page.getByRole('region', { name: 'Add a part' }).getByRole('listitem').filter({ hasText: label });
}

/** The settings of the selection. */
export function settings(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected' });
}

/** The texts of the page, in order. */
export function words(page: Page): Promise<string> {
  return stage(page).innerText();
}

/** Undoes every change and clears the selection: the initial state of the example, except that Redo is available. */
export async function startAgain(page: Page): Promise<void> {
  // In a field, the pressed keys would have other functions.
  await button(page, 'Copy current state').focus();
  while (await button(page, 'Undo').isEnabled()) await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(text(page, 'Welcome to your page')).toBeVisible();
}

/** Changes the start page, so that it can be recognised. */
export async function makeItMine(page: Page): Promise<void> {
  await text(page, 'Welcome').click();
  await settings(page).getByLabel('Text').fill('My own words');
  await expect(text(page, 'My own words')).toBeVisible();
}

/** Copies the page and returns the content of the clipboard. */
export async function copied(page: Page): Promise<string> {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button(page, 'Copy current state').click();
  await expect.poll(clipboard).not.toBe('');
  await expect(page.getByRole('status')).toHaveText('Copied');
  return clipboard();
}

export function compress(json: string): string {
  return deflateRawSync(json).toString('base64');
}

export function decompress(packed: string): string {
  return inflateRawSync(Buffer.from(packed, 'base64')).toString();
}

/** Pastes a text into the dialog for loading and confirms. */
export async function load(page: Page, pasted: string): Promise<void> {
  await button(page, 'Load').click();
  const dialog = page.getByRole('dialog', { name: 'Load a page' });
  await dialog.getByRole('textbox').fill(pasted);
  await dialog.getByRole('button', { name: 'Load' }).click();
}

/** Returns the page as stored in the browser, once it contains the words. */
export async function expectSaved(page: Page, expected: string): Promise<void> {
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toContain(expected);
}
