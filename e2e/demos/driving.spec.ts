import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';
import {
  demoButton,
  demoContent,
  demoPageGroups,
  demoStage,
  reachDemo,
  type ShownDemo,
} from './demo-pages.ts';
import { arrangement, dragSomething } from './drag.ts';

/** More than any demo has; who presses Tab so often is in a trap. */
const MANY_STOPS = 60;

/** What React's development build says in a demo, and the demo's page tells its readers. */
const ANNOUNCED_MESSAGES: Readonly<Record<string, RegExp>> = {
  'guides/basic-tutorial/step-5': /Accessing element\.ref was removed in React 19/,
};

// The build that tells what is wrong where the production build keeps silent. That each demo runs in the production
// build too is shown in loading.spec.ts, and that one can drag there in doing.spec.ts.
test.use({ site: 'development' });

for (const group of demoPageGroups) {
  const paths = group.map(([path]) => path);
  test(`the demos of ${paths.join(', ')} can be dragged in and reset, and Tab leads through them, without a message`, async ({
    page,
    messages,
  }) => {
    const demos = group.flatMap(([, shown]) => shown);
    test.setTimeout(60_000 + demos.length * 20_000);
    messages.expect(/console info: .*Download the React DevTools/);
    for (const { name } of demos) {
      const announced = ANNOUNCED_MESSAGES[name];
      if (announced !== undefined) messages.expect(announced);
    }
    for (const [path, shown] of group) {
      await open(page, path);
      for (const demo of shown) await test.step(demo.name, () => drive(page, demo));
    }
  });
}

/** Drags something in a demo, resets it, and goes through it by the Tab key. */
async function drive(page: Page, demo: ShownDemo): Promise<void> {
  const figure = await reachDemo(page, demo);
  const stage = demoContent(figure, demo);
  const first = await arrangement(stage);
  expect(await dragSomething(page, stage), 'something has moved').toBe(true);
  // Resetting an app loads its frame anew, which is the same for all: the first of a page stands for the others.
  if (demo.kind === 'demo' || demo.index === 0) {
    await demoButton(figure).click();
    // While a frame loads anew, nothing in it can be asked.
    await expect(async () => expect(await arrangement(stage)).toEqual(first)).toPass({ timeout: 10_000 });
  }
  await expectTabLeadsThrough(page, figure);
}

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
