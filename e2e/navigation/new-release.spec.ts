import type { Locator, Page } from '@playwright/test';
import { blockStorage } from '../support/browser-storage.ts';
import { hold } from '../support/hold.ts';
import { isAppScript, neverIdle, waitsForIdle } from '../support/late-app.ts';
import { type Messages, NOT_FOUND_MESSAGE, nextWarning } from '../support/messages.ts';
import {
  articleLinkTo,
  expectPage,
  openCold,
  sidebarLink,
  wake,
  watchDocuments,
} from '../support/navigating.ts';
import { expectDataWarning } from '../support/network-failures.ts';
import { deployNextRelease } from '../support/next-release.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { searchDialog } from '../support/search-dialog.ts';
import { address, expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

async function expectRelease(page: Page, release: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-release', release);
}

/** Expects the browser's and the site's messages that the code for a control is gone. */
function expectGone(messages: Messages): void {
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/console warning: A part of the site could not be loaded/);
}

for (const storage of ['works', 'is blocked'] as const) {
  const tag = storage === 'works' ? [] : '@night';
  test(`a click after a deployment ends on the page of the new release, if storage ${storage}`, {
    tag,
  }, async ({ page, messages }) => {
    expectDataWarning(messages, NODES);
    if (storage === 'is blocked') await blockStorage(page);
    const documents = watchDocuments(page);
    await openCold(page, START);
    await deployNextRelease(page, 'next');
    await sidebarLink(page, NODES).click();
    await expect.poll(() => documents).toEqual([START, NODES]);
    await expectPage(page, NODES);
    await expectRelease(page, 'next');

    // From here on the visit stays within the new release, without further documents.
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (isAppScript(request.url())) scripts.push(new URL(request.url()).pathname);
    });
    await wake(page);
    await markDocument(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => !path.includes('.next.'))).toEqual([]);
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await expectSameDocument(page);
    await page.goBack();
    await expectPage(page, NODES);
    await page.goBack();
    await expectPage(page, START);
    await expectRelease(page, 'next');
    // The entry of the history belongs to the document of the former release, which no longer exists.
    expect(documents).toEqual([START, NODES, START]);
  });
}

test('readers get the newest release of a page after each of several deployments', async ({
  page,
  messages,
}) => {
  for (const path of [START, NODES, EDITOR]) expectDataWarning(messages, path);
  await openCold(page, START);

  await test.step('going back after a deployment ends on the page of the new release', async () => {
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await page.reload();
    await wake(page);
    await deployNextRelease(page, 'second');
    await page.goBack();
    await expectRelease(page, 'second');
    await expectPage(page, START);
    await wake(page);
  });

  await test.step('a link to a section ends at that section of the new release', async () => {
    await deployNextRelease(page, 'third');
    await (await articleLinkTo(page, `${NODES}#pitfalls`)).click();
    await expectRelease(page, 'third');
    await expectPage(page, NODES);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await wake(page);
  });

  for (const [release, path] of [
    ['fourth', EDITOR],
    ['fifth', NODES],
  ] as const) {
    await test.step(`a click ends on the page of the ${release} release`, async () => {
      await deployNextRelease(page, release);
      await sidebarLink(page, path).click();
      await expectRelease(page, release);
      await expectPage(page, path);
      await wake(page);
    });
  }
});

test('a page whose app was deleted before it started leads to the new release', async ({
  page,
  messages,
}) => {
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/console warning: The interactive part of this page could not be loaded/);
  await neverIdle(page);

  await test.step('it stays readable, and its links lead to the new release', async () => {
    await page.goto(address(START));
    await waitsForIdle(page);
    await deployNextRelease(page, 'next');
    const warned = nextWarning(page);
    await page.keyboard.press('Shift');
    await warned;
    await expectPage(page, START);
    await sidebarLink(page, NODES).click();
    await expectRelease(page, 'next');
    await expectPage(page, NODES);
    await wake(page);
  });

  await test.step('a pressed menu opens in the new release', async () => {
    await page.goto(address(START));
    await waitsForIdle(page);
    await deployNextRelease(page, 'third');
    await page.getByRole('button', { name: 'Examples' }).click();
    await expectRelease(page, 'third');
    await wake(page);
    await expect(page.getByRole('menuitem', { name: 'Landing' })).toBeVisible();
  });
});

/** A control whose code is loaded on demand. */
interface Control {
  readonly use: (page: Page) => Promise<void>;
  /** The element that it opens. */
  readonly opened: (page: Page) => Locator;
}

const CONTROLS: Readonly<Record<string, Control>> = {
  'a menu': {
    use: (page) => page.getByRole('button', { name: 'Examples' }).click(),
    opened: (page) => page.getByRole('menuitem', { name: 'Landing' }),
  },
  'the navigation of narrow screens': {
    use: async (page) => {
      await page.setViewportSize({ width: 400, height: 700 });
      await page.getByRole('button', { name: 'Open navigation' }).click();
    },
    opened: (page) => page.getByRole('dialog', { name: 'Navigation' }),
  },
  // Not after the other menu, whose document has the code for both.
  'the other menu, by key': {
    use: (page) => page.getByRole('button', { name: 'Language: English' }).press('Enter'),
    opened: (page) => page.getByRole('menuitemradio', { name: 'English' }),
  },
  'the list of shortcuts, by its key': {
    use: (page) => page.keyboard.press('?'),
    opened: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  'the search button': {
    use: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    opened: (page) => searchDialog(page).dialog,
  },
};

/** Closes the overlay, so that the next control can be used. */
async function close(page: Page, opened: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
}

test('after a deployment, every control opens in the new release', async ({ page, messages }) => {
  expectGone(messages);
  const documents = watchDocuments(page);
  const wide = page.viewportSize();
  await openCold(page, START);

  await test.step('a query typed into a search that a deployment has deleted is searched for in the new release', async () => {
    await deployNextRelease(page, 'typed');
    // The page is only reloaded when the query has been typed.
    const release = await hold(page, ({ pathname }) => pathname === START);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('useNode');
    release();
    await expectRelease(page, 'typed');
    await wake(page);
    const { field, status } = searchDialog(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('useNode');
    await expect(status).toHaveText(/^\d+ results?$/);
    await close(page, searchDialog(page).dialog);
  });

  for (const [index, [name, { use, opened }]] of Object.entries(CONTROLS).entries()) {
    await test.step(`after a deployment, ${name} opens in the new release`, async () => {
      const release = `next-${index}`;
      await deployNextRelease(page, release);
      await use(page);
      await expectRelease(page, release);
      await wake(page);
      await expect(opened(page)).toBeVisible();
      await expect(page).toHaveURL(START);
      expect(documents).toEqual(Array.from({ length: index + 3 }, () => START));

      await close(page, opened(page));
      if (wide !== null) await page.setViewportSize(wide);
    });
  }
});

test('a page that a reload cannot repair is not reloaded for a control', async ({ page, messages }) => {
  expectGone(messages);
  const documents = watchDocuments(page);
  await openCold(page, START);
  await page.route(/\/assets\/PopupMenu-/, (route) => route.fulfill({ status: 404, body: 'Not found' }));

  await test.step('a page whose control cannot be loaded from the same release either is not reloaded', async () => {
    const asked = page.waitForResponse((response) => response.url().endsWith(START));
    await page.getByRole('button', { name: 'Examples' }).click();
    await (await asked).finished();
    await expectPage(page, START);
    expect(documents).toEqual([START]);
  });

  await test.step('a page that is still old after a reload for a control is not reloaded again', async () => {
    // Two servers, one of them late: the code is gone, scripts get the new page, and readers the former one.
    await page.route(
      ({ pathname }) => pathname === START,
      async (route) => {
        if (route.request().isNavigationRequest()) return route.fallback();
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.replace(/data-release="[^"]*"/, 'data-release="next"') });
      },
    );
    await page.getByRole('button', { name: 'Examples' }).click();
    await expect.poll(() => documents).toEqual([START, START]);
    const warned = nextWarning(page);
    await wake(page);
    await warned;
    const warnedAgain = nextWarning(page);
    await page.getByRole('button', { name: 'Examples' }).click();
    await warnedAgain;
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    expect(documents).toEqual([START, START]);
  });
});
