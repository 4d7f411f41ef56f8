import { holdApp } from '../support/late-app.ts';
import { address, open } from '../support/test.ts';
import { expect, LOADED, post, test } from './embed.ts';

test.use({ givesUp: true });
test.beforeEach(({ page }) => page.clock.install());

test('a silent editor is replaced by a link after ten seconds, and can be retried', async ({
  page,
  embed,
}) => {
  await embed.openWithStandIn();
  const tryAgain = embed.section.getByRole('button', { name: 'Try again' });

  await test.step('after ten seconds without a message, a link replaces the editor', async () => {
    await page.clock.fastForward(9000);
    await embed.expectLoading();
    await page.clock.fastForward(1500);
    await expect(embed.status).toHaveText("The editor isn't responding.");
    await expect(embed.iframe).toHaveCount(0);
    await expect(embed.picture).toBeVisible();
  });

  await test.step('the editor can be retried, and answers; a message in the ninth second is in time, and counts permanently', async () => {
    await tryAgain.click();
    await embed.expectLoading();
    const frame = await embed.standIn();
    await page.clock.fastForward(9000);
    await embed.expectLoading();
    await post(frame, LOADED);
    await embed.expectReady();
    await page.clock.fastForward(20_000);
    await embed.expectReady();
  });
});

test('a page that was left receives no further message, and waits again on return', {
  tag: '@night',
}, async ({ page, embed }) => {
  await embed.openWithStandIn();
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.clock.fastForward(10_500);
  await page.goBack();
  await embed.expectLoading();

  await test.step('the link that replaces the editor leads to the editor', async () => {
    await embed.standIn();
    await page.clock.fastForward(10_500);
    await page.unroute('**/examples/landing/');
    await embed.link.click();
    await expect(page).toHaveTitle('Page editor | craft.js');
  });
});

test('an editor that crashes affects nothing else', { tag: '@night' }, async ({ page, embed, messages }) => {
  messages.expect(/uncaught error: Error: The editor crashes/);
  await embed.replaceEditor('throw new Error("The editor crashes")');
  await open(page, '/');
  await embed.standIn();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.clock.fastForward(10_500);
  await expect(embed.link).toBeVisible();
});

test('if the app never starts, the waiting state ends, and the picture leads to the editor', {
  tag: '@night',
}, async ({ page, embed }) => {
  await holdApp(page);
  await page.goto(address('/'));
  await expect(embed.status).toBeVisible();
  await page.evaluate(() => {
    // The clock of the page does not move animations.
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(embed.status).toBeHidden();
  await embed.picture.click();
  await expect(page).toHaveTitle('Page editor | craft.js');
});
