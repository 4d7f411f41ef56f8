import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { openNavigation } from '../support/mobile-navigation.ts';
import { navbar } from '../support/navbar.ts';
import { openSearch, searchDialog } from '../support/search-dialog.ts';
import { expect } from '../support/test.ts';
import { WIDTHS } from './appearances.ts';
import { closeOverlay } from './overlay.ts';
import type { TestedPage } from './pages.ts';

/** A state that a reader can bring about on a page. */
export interface State {
  readonly name: string;
  readonly isOn: (page: TestedPage) => boolean;
  /** The widths at which the state exists. */
  readonly widths: readonly number[];
  /** Brings about the state. The returned function ends it. */
  readonly enter: (page: Page) => Promise<() => Promise<void>>;
}

const FAILED = 'Unable to fetch results. You might want to check your network connection.';

/** The widths at which the navbar is collapsed, and at which it is not. */
const FOLDED = WIDTHS.filter((width) => width < 996);
const UNFOLDED = WIDTHS.filter((width) => width >= 996);

/**
 * All states, in an order in which one page can pass through them. Once the search's index has loaded, it stays loaded,
 * so its failure and delay come first.
 */
export const states: readonly State[] = [
  searchState('the search has failed', async (page, query) => {
    await query('node', FAILED);
    return () => page.unroute(isIndex);
  }),
  searchState('the search is under way', async (page, query) => {
    const release = await hold(page, isIndex);
    await query('frame', 'Searching…');
    return async () => {
      await page.unroute(isIndex);
      release();
    };
  }),
  searchState('the search has results', async (page, query) => {
    await query('useNode', /^\d+ results$/);
    // In the dialog, an option becomes active.
    await page.keyboard.press('ArrowDown');
  }),
  searchState('the search has found nothing', async (_page, query) => query('xyzzy', /^No results for/)),
  dialogState('the search is open', WIDTHS, openSearch),
  dialogState('the search is open with recent searches', WIDTHS, async (page) => {
    await page.evaluate(() => localStorage.setItem('search-recent', '["canvas","frame"]'));
    await expect((await openSearch(page)).options).toHaveCount(2);
  }),
  dialogState('the navigation is open', FOLDED, openNavigation),
  dialogState('the menu Examples is open', UNFOLDED, (page) => openMenu(page, 'Examples')),
  dialogState('the language menu is open', WIDTHS, (page) => openMenu(page, /^Language/)),
  {
    ...dialogState('the menu of page actions is open', WIDTHS, async (page) => {
      await page.getByRole('button', { name: 'More page actions' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    }),
    isOn: ({ type }) => type === 'doc',
  },
  {
    name: 'the table of contents is open',
    isOn: ({ type }) => type === 'doc' || type === 'text',
    widths: FOLDED,
    async enter(page) {
      const toggle = page.getByRole('button', { name: 'On this page' });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      return () => toggle.click();
    },
  },
];

/**
 * Blocks the search's index, for the first state. Call it before the visit, because the page fetches the index as soon
 * as a pointer or the focus comes near the search.
 */
export async function withholdIndex(page: Page): Promise<void> {
  await page.route(isIndex, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
}

function isIndex({ pathname }: URL): boolean {
  return /\/assets\/search-\w+\.json$/.test(pathname);
}

/** Types a query into the page's search, and waits for the expected message of the search. */
type Query = (text: string, answer: string | RegExp) => Promise<void>;

/** A state of the search: in the page on the search page, in the dialog on all others. */
function searchState(
  name: string,
  bringAbout: (page: Page, query: Query) => Promise<void | (() => Promise<void>)>,
): State {
  return {
    name,
    isOn: () => true,
    widths: WIDTHS,
    async enter(page) {
      const inPage = page.getByRole('main').getByRole('searchbox', { name: 'Search documentation' });
      const isSearchPage = new URL(page.url()).pathname === '/search';
      const { field, status } = isSearchPage
        ? { field: inPage, status: page.getByRole('main').getByRole('status') }
        : searchDialog(page);
      const undo = await bringAbout(page, async (text, answer) => {
        if (!isSearchPage) await openSearch(page);
        await field.fill(text);
        await expect(status).toHaveText(answer);
      });
      return async () => {
        await undo?.();
        if (isSearchPage) await field.fill('');
        else await closeOverlay(page);
      };
    },
  };
}

/** A state in which an overlay covers the page until the reader presses Escape. */
function dialogState(name: string, widths: readonly number[], open: (page: Page) => Promise<unknown>): State {
  return {
    name,
    isOn: () => true,
    widths,
    async enter(page) {
      await open(page);
      // Behind a dialog, the page becomes inert a moment after the focus has moved.
      if ((await page.getByRole('dialog').count()) > 0)
        await expect(page.locator('#root')).toHaveAttribute('inert');
      return () => closeOverlay(page);
    },
  };
}

async function openMenu(page: Page, name: string | RegExp): Promise<void> {
  await navbar(page).getByRole('button', { name }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}
