import { siteUrl } from '../support/sites.ts';
import { open } from '../support/test.ts';
import { expect, LOADED, post, test } from './embed.ts';

test('the page waits for the editor’s message, and accepts no other', async ({ page, embed }) => {
  await page.addInitScript((message) => window.postMessage(message, '*'), LOADED);
  const frame = await embed.openWithStandIn();

  await test.step('a message from before the frame existed is ignored', async () => {
    await embed.expectLoading();
    await expect(embed.picture).toBeVisible();
  });

  await test.step('other messages are not mistaken for the editor’s', async () => {
    const others = [
      'LANDING_PAGE_LOADED',
      '{"LANDING_PAGE_LOADED":true}',
      { LANDING_PAGE_LOADED: 'true' },
      { LANDING_PAGE_LOADED: 1 },
      { landing_page_loaded: true },
      ['LANDING_PAGE_LOADED', true],
      null,
      true,
      0,
    ];
    for (const other of others) await post(frame, other);
    await frame.evaluate(() => {
      const cyclic: Record<string, unknown> = { LANDING_PAGE_LOADED: false };
      cyclic['self'] = cyclic;
      window.parent.postMessage(cyclic, '*');
      window.parent.postMessage('x'.repeat(20_000_000), '*');
      window.parent.postMessage(new Map([['LANDING_PAGE_LOADED', true]]), '*');
    });
    await embed.expectLoading();
  });

  await test.step('a thousand messages at once have the effect of one', async () => {
    await frame.evaluate((message) => {
      for (let count = 0; count < 1000; count += 1) window.parent.postMessage(message, '*');
    }, LOADED);
    await embed.expectReady();
    expect(embed.requests).toBe(1);
  });
});

test('the message is received from the first line of the document, but not without an origin', async ({
  page,
  embed,
}) => {
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

test.describe('if the content security policy does not keep others out', () => {
  test.use({ bypassCSP: true });

  test('the message of another window and of a foreign origin is ignored', async ({ page, embed }) => {
    await test.step('the message of another window is ignored', async () => {
      const frame = await embed.openWithStandIn();
      await page.evaluate(async (message) => {
        window.postMessage(message, '*');
        const other = document.createElement('iframe');
        other.srcdoc = `<script>window.parent.postMessage(${JSON.stringify(message)}, '*')</script>`;
        const heard = new Promise((resolve) => {
          window.addEventListener(
            'message',
            ({ source }) => source === other.contentWindow && resolve(undefined),
          );
        });
        document.body.append(other);
        await heard;
      }, LOADED);
      await embed.expectLoading();
      await post(frame, LOADED);
      await embed.expectReady();
    });

    await test.step('the message of a foreign origin is ignored, even from the frame', async () => {
      // The frame's document has navigated elsewhere.
      const elsewhere = `${siteUrl('plainFiles')}stand-in`;
      await page.route(elsewhere, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Elsewhere</h1>' }),
      );
      await embed.replaceEditor(`location.replace('${elsewhere}')`);
      await open(page, '/');
      await expect(embed.iframe.contentFrame().getByRole('heading', { name: 'Elsewhere' })).toBeAttached();
      const frame = await embed.standIn();
      expect(new URL(frame.url()).origin).not.toBe(new URL(page.url()).origin);
      await post(frame, LOADED);
      await embed.expectLoading();
    });
  });
});
