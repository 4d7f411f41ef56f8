import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';
import { demoButton, demoContent, demoStage, demosByPage, reachDemo } from './demo-pages.ts';
import { arrangement, dragSomething } from './drag.ts';

/** More than any demo has; who presses Tab so often is in a trap. */
const MANY_STOPS = 60;

/** What React's development build says in a demo, and the demo's page tells its readers. */
const ANNOUNCED_MESSAGES: Readonly<Record<string, RegExp>> = {
  'guides/basic-tutorial/step-5': /Accessing element\.ref was removed in React 19/,
};

for (const [path, demos] of demosByPage) {
  test(`the demos of ${path} can be dragged in and reset, and Tab leads through them`, async ({ page }) => {
    test.setTimeout(60_000 + demos.length * 20_000);
    await open(page, path);
    for (const demo of demos) {
      await test.step(demo.name, async () => {
        const figure = await reachDemo(page, demo);
        const stage = demoContent(figure, demo);
        const first = await arrangement(stage);
        expect(await dragSomething(page, stage), 'something has moved').toBe(true);

        await demoButton(figure).click();
        // While a frame loads anew, nothing in it can be asked.
        await expect(async () => expect(await arrangement(stage)).toEqual(first)).toPass({ timeout: 10_000 });
        await expectTabLeadsThrough(page, figure);
      });
    }
  });
}

test.describe('with React’s development build', () => {
  test.use({ site: 'development' });

  for (const [path, demos] of demosByPage) {
    test(`something is dragged in the demos of ${path} without a message`, async ({ page, messages }) => {
      test.setTimeout(60_000 + demos.length * 20_000);
      messages.expect(/console info: .*Download the React DevTools/);
      for (const { name } of demos) {
        const announced = ANNOUNCED_MESSAGES[name];
        if (announced !== undefined) messages.expect(announced);
      }
      await open(page, path);
      for (const demo of demos) {
        await dragSomething(page, demoContent(await reachDemo(page, demo), demo));
      }
    });
  }
});

/** The Tab key goes from the demo's button into the demo, stops there at least once, and leads out of it again. */
async function expectTabLeadsThrough(page: Page, figure: Locator): Promise<void> {
  const stage = demoStage(figure);
  await demoButton(figure).focus();
  let stops = 0;
  for (; stops < MANY_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const place = await stage.evaluate((element) => {
      if (element.contains(document.activeElement)) return 'inside';
      const follows = element.compareDocumentPosition(document.activeElement ?? document.body);
      return follows & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'elsewhere';
    });
    if (place === 'after') break;
    expect(place).toBe('inside');
  }
  expect(stops, 'something can be done by keyboard').toBeGreaterThan(0);
  expect(stops, 'the Tab key leads out').toBeLessThan(MANY_STOPS);
}
