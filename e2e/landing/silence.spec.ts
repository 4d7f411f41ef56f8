import { holdApp } from '../support/late-app.ts';
import { address } from '../support/test.ts';
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
