import type { Page, Request } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { NOT_FOUND_MESSAGE } from '../support/messages.ts';
import {
  articleLinkTo,
  dataUrl,
  expectPage,
  openCold,
  sidebarLink,
  wake,
  watchDocuments,
} from '../support/navigating.ts';
import { BAD_ANSWERS, expectDataWarning } from '../support/network-failures.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { expect, open, stopClock, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

/** Whether a request is the app's check that the server still has the page, which precedes the new document. */
function asksForNodes(request: Request): boolean {
  return request.resourceType() === 'fetch' && new URL(request.url()).pathname === NODES;
}

/** The browser's messages about failed requests, named as in {@link BAD_ANSWERS}, in order. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(`console error: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') failures.push(`failed request: ${request.url()} (${reason})`);
  });
  return failures;
}

test('a page with unusable data is loaded as a new document, once', async ({ page, messages }) => {
  for (const path of [START, NODES]) expectDataWarning(messages, path);
  messages.expect(/console error: PageLoadError/);
  const documents = watchDocuments(page);
  const failures = watchFailures(page);
  await openCold(page, START);

  for (const [problem, { answer, messages: expected }] of Object.entries(BAD_ANSWERS)) {
    await test.step(`a page whose data ${problem} is loaded as a new document, once`, async () => {
      const here = documents.at(-1);
      const there = here === START ? NODES : START;
      // Otherwise, each page would be loaded once in the whole visit.
      await page.evaluate(() => window.sessionStorage.clear());
      for (const message of expected) messages.expect(message);
      failures.length = 0;
      await page.route(dataUrl(there), answer);
      await page.evaluate(() => window.scrollTo(0, 600));
      const warned = page.waitForEvent('console', (message) =>
        message.text().includes(`The data of ${there}`),
      );
      await sidebarLink(page, there).click();
      await warned;
      await expect.poll(() => documents.slice(-2)).toEqual([here, there]);
      await expectPage(page, there);
      await wake(page);

      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(documents.slice(-2)).toEqual([here, there]);
      // Messages that other steps expect must not be printed in this one.
      expect(failures.filter((failure) => !expected.some((message) => message.test(failure)))).toEqual([]);
      for (const message of expected) expect(failures).toContainEqual(expect.stringMatching(message));
      await page.unrouteAll();
    });
  }

  await test.step('and is one step back from the page before it', async () => {
    const before = [...documents];
    expect(before).toEqual([START, NODES, START, NODES]);
    await page.goBack();
    await expectPage(page, START);
    expect(documents).toEqual([...before, START]);
  });

  await test.step('the next time, the error and “Retry” take its place', async () => {
    await wake(page);
    await page.route(dataUrl(NODES), BAD_ANSWERS['belongs to another release'].answer);
    await sidebarLink(page, NODES).click();
    await expect(page.getByRole('main')).toContainText(
      'The site has been updated since this page was opened.',
    );
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test('a page that is loaded as a new document keeps the link’s target', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  messages.expect(NOT_FOUND_MESSAGE);
  const documents = watchDocuments(page);
  await openCold(page, START);

  await test.step('a page that is loaded as a new document opens at the section that the link named', async () => {
    expectDataWarning(messages, NODES);
    await page.route(dataUrl(NODES), BAD_ANSWERS['is not there any more'].answer);
    await (await articleLinkTo(page, `${NODES}#pitfalls`)).click();
    await expect.poll(() => documents).toEqual([START, NODES]);
    await expectPage(page, NODES);
    await expect(page).toHaveURL(/#pitfalls$/);
    await expect(page.locator('#pitfalls')).toBeInViewport();
  });

  await test.step('a search that is loaded as a new document keeps the query of the link', async () => {
    expectDataWarning(messages, '/search');
    await page.route(dataUrl('/search'), BAD_ANSWERS['is not there any more'].answer);
    // A page loaded as a new document does not prefetch before the reader's first action either.
    await wake(page);
    await (await articleLinkTo(page, '/search?q=node')).click();
    await expect.poll(() => documents).toEqual([START, NODES, '/search']);
    await expect(page).toHaveURL(/\/search\?q=node$/);
    await wake(page);
    await expect(page.getByRole('searchbox', { name: 'Search documentation' })).toHaveValue('node');
  });
});

test('a page that gets no answer for ten seconds is loaded as a new document', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  for (const path of [NODES, EDITOR]) expectDataWarning(messages, path);
  messages.expect(/console error: PageLoadError/);
  const documents = watchDocuments(page);
  await openCold(page, START);
  await stopClock(page);

  await test.step('if the document cannot be loaded either, there is an error, and “Retry” asks again', async () => {
    messages.expect(NOT_FOUND_MESSAGE);
    await hold(page, dataUrl(NODES));
    await page.route(({ pathname }) => pathname === NODES, BAD_ANSWERS['is not there any more'].answer);
    await sidebarLink(page, NODES).click();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('main')).toContainText('no answer');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectPage(page, NODES);
    expect(documents).toEqual([START]);
  });

  await test.step('the reader sees all the time that it is being loaded', async () => {
    await hold(page, dataUrl(EDITOR));
    await sidebarLink(page, EDITOR).click();
    for (const milliseconds of [200, 800, 8900]) {
      await page.clock.runFor(milliseconds);
      await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    }
    expect(documents).toEqual([START]);
  });

  await test.step('then the browser loads it', async () => {
    await page.clock.runFor(100);
    await expect.poll(() => documents).toEqual([START, EDITOR]);
    await expectPage(page, EDITOR);
  });
});

test('a prefetch that fails in the background only warns, and the page can be loaded later', async ({
  page,
  messages,
}) => {
  expectDataWarning(messages, NODES);
  messages.expect(NOT_FOUND_MESSAGE);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (asksForNodes(request)) requests.push(request.url());
  });
  const documents = watchDocuments(page);
  await page.route(dataUrl(NODES), BAD_ANSWERS['is not there any more'].answer);
  const warned = page.waitForEvent('console', (message) => message.text().includes(`The data of ${NODES}`));
  await open(page, START);
  await markDocument(page);
  await warned;
  await expectPage(page, START);

  await page.unrouteAll();
  await sidebarLink(page, NODES).click();
  await expectPage(page, NODES);
  await expectSameDocument(page);
  expect(documents).toEqual([START]);
  expect(requests).toEqual([]);
});
