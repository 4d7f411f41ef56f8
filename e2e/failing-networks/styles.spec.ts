import { neverIdle, waitsForIdle } from '../support/late-app.ts';
import { nextWarning } from '../support/messages.ts';
import { expectPage } from '../support/navigating.ts';
import { FAILURE_MESSAGES, FAILURES } from '../support/network-failures.ts';
import { openSearch } from '../support/search-dialog.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';

test('the app does not start without its styles, requests them again, and the article has its own', {
  tag: '@night',
}, async ({ page, messages }) => {
  messages.expect(FAILURE_MESSAGES[0]);
  messages.expect(FAILURE_MESSAGES[2]);
  messages.expect(/console warning: The interactive part of this page could not be loaded/);
  // Before the browser is made one that is never idle: the fake clock has idle callbacks of its own.
  await page.clock.install();
  for (const [what, answer] of Object.entries(FAILURES)) {
    await test.step(`the styles: ${what}`, async () => {
      await page.route(/\.css$/, answer);
      await neverIdle(page);
      // The pointer is over the page by the second time, and may start the app as soon as it is loaded.
      const warned = nextWarning(page);
      await page.goto(address(NODES));
      await waitsForIdle(page);
      await page.mouse.move(10, 10, { steps: 2 });
      await warned;
      await expectPage(page, NODES);
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

      await page.unrouteAll();
      await page.clock.fastForward(2000);
      await page.mouse.move(20, 20);
      await hydrated(page);
      await openSearch(page);
      await expect(page.locator('.dialog-backdrop')).toHaveCSS('position', 'fixed');
    });
  }
});
