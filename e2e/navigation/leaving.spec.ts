import { isWarning, nextWarning } from '../support/messages.ts';
import { dataUrl, openCold, sidebarLink } from '../support/navigating.ts';
import { expectDataWarning } from '../support/network-failures.ts';
import { expect, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';

test('requests that the browser cancels because the reader leaves cause no warnings', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*ERR_CONNECTION_RESET/);
  messages.expect(/console error: .*ERR_CONNECTION_RESET/);
  expectDataWarning(messages, NODES);
  await page.route(dataUrl(NODES), (route) => route.abort('connectionreset'));
  await openCold(page, '/docs/overview');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (isWarning(message)) warnings.push(message.text());
  });

  // Firefox rejects requests between these two events; in Chromium, the test has to do so.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  const failed = page.waitForEvent('requestfailed');
  await sidebarLink(page, NODES).hover();
  await failed;
  // The app handles the rejection one task later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(warnings).toEqual([]);

  // Restored from the back/forward cache: the failed requests stay failed.
  const warning = nextWarning(page);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect((await warning).text()).toContain(NODES);
});
