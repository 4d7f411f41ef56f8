import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The parts of the search dialog. */
export interface SearchDialog {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly list: Locator;
  readonly options: Locator;
  readonly activeOption: Locator;
  readonly recentSearches: Locator;
  /** What a reader who has not searched yet is offered. */
  readonly suggestions: Locator;
  readonly status: Locator;
}

/** Returns the search dialog of a page, open or not. */
export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search documentation' });
  const list = dialog.getByRole('listbox');
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search documentation' }),
    list,
    options: list.getByRole('option'),
    activeOption: list.getByRole('option', { selected: true }),
    recentSearches: list.getByRole('group', { name: 'Recent searches' }).getByRole('option'),
    suggestions: dialog.getByRole('listbox', { name: 'Suggestions' }).getByRole('option'),
    status: dialog.getByRole('status'),
  };
}

/** Opens the dialog by keyboard and waits until the field accepts input. */
export async function openSearch(page: Page): Promise<SearchDialog> {
  const search = searchDialog(page);
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  return search;
}

/** Opens the dialog, types and waits for results. */
export async function searchFor(page: Page, text: string): Promise<SearchDialog> {
  const search = await openSearch(page);
  // In one step, so that there is one result to wait for.
  await search.field.fill(text);
  await expect(search.status).toHaveText(/^\d+ results?$/);
  return search;
}

/** Opens the result that Enter chooses, the active one or the first, and waits until its page is there: the dialog closes a moment before the page changes. */
export async function followChosen(page: Page): Promise<void> {
  const { field, dialog, options, activeOption } = searchDialog(page);
  const chosen = (await activeOption.count()) > 0 ? activeOption : options.first();
  const target = (await chosen.getAttribute('data-href')) ?? '';
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(target);
}

declare global {
  interface Window {
    /** The faults found after any change of the page. */
    untruths?: string[];
  }
}

/**
 * Watches every change of the page from now on. The returned function returns the wrong states that the field or the
 * list has announced at any time: which option is active, and whether there is a list.
 */
export async function watchActiveOption(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const untruths: string[] = [];
    window.untruths = untruths;
    const check = () => {
      const field = document.querySelector('[role="combobox"]');
      if (field === null) return;
      const options = [...document.querySelectorAll('[role="listbox"] [role="option"]')];
      const selected = options.filter((option) => option.getAttribute('aria-selected') === 'true');
      const active = field.getAttribute('aria-activedescendant');
      const controls = field.getAttribute('aria-controls');
      const list = document.querySelector('[role="listbox"]');
      const expected = selected[0]?.id ?? null;
      if (active !== expected) untruths.push(`active is ${active}, selected is ${expected}`);
      if (selected.length > 1) untruths.push(`${selected.length} options are selected`);
      if (controls !== (list?.id ?? null)) untruths.push(`it controls ${controls}, the list is ${list?.id}`);
      if (field.getAttribute('aria-expanded') !== String(options.length > 0)) untruths.push('expanded');
      const ofList = list?.getAttribute('aria-activedescendant') ?? expected;
      if (ofList !== expected) untruths.push(`the list says ${ofList}, selected is ${expected}`);
    };
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => window.untruths ?? ['nobody watched']);
}
