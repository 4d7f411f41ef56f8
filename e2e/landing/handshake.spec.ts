import { open } from '../support/test.ts';
import { expect, LOADED, post, test } from './embed.ts';

test('the page waits for the editor’s message, and accepts no other', async ({ page, embed }) => {
  await page.addInitScript((message) => window.postMessage(message, '*'), LOADED);
  const frame = await embed.openWithStandIn();

  await test.step('a message from before the frame existed is ignored', async () => {
    await embed.expectLoading();
    await expect(embed.picture).toBeVisible();
  });

  await test.step('the editor’s message ends the waiting', async () => {
    await post(frame, LOADED);
    await embed.expectReady();
  });

  await test.step('the message is received from the first line of the document, but not without an origin', async () => {
    await test.step('a message sent by the first line of the document is received', async () => {
      await embed.replaceEditor('window.parent.postMessage({ LANDING_PAGE_LOADED: true }, location.origin)');
      await open(page, '/');
      await embed.expectReady();
    });

    await test.step('the message of a document without an origin is ignored', async () => {
      await embed.replaceEditor('', { 'content-security-policy': 'sandbox allow-scripts' });
      await open(page, '/');
      const frame = await embed.standIn();
      expect(await frame.evaluate(() => window.origin)).toBe('null');
      await post(frame, LOADED);
      await embed.expectLoading();
    });
  });
});
