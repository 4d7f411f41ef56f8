import type { Locator, Page } from '@playwright/test';
import { sampleDocPaths } from '../support/site-pages.ts';
import { DEVELOPMENT, isEveryPage } from '../support/sites.ts';
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

/** More stops than any demo has: more presses of Tab mean a focus trap. */
const MAX_STOPS = 60;

/** A message of React's development build in a demo, which the demo's page explains to its readers. */
const ANNOUNCED_MESSAGES: Readonly<Record<string, RegExp>> = {
  'guides/tutorial-regions/step-5': /Accessing element\.ref was removed in React 19/,
};

// At night the development build, which explains errors that the production build ignores.
test.use({ site: DEVELOPMENT });

/** By day, the demos of the first sample pages, and of the tutorial, whose demos are apps. */
const drivenGroups = demoPageGroups
  .map((group) => group.filter(([path]) => path === '/' || sampleDocPaths.includes(path)))
  .filter((group) => group.length > 0)
  .slice(0, isEveryPage ? undefined : 2);

for (const group of drivenGroups) {
  const paths = group.map(([path]) => path);
  test(`the demos of ${paths.join(', ')} can be dragged in and reset, and Tab leads through them, without a message`, async ({
    page,
    messages,
  }) => {
    const demos = group.flatMap(([, shown]) => driven(shown));
    test.setTimeout(180_000 + demos.length * 20_000);
    messages.allow(/console info: .*Download the React DevTools/);
    for (const { name } of demos) {
      const announced = ANNOUNCED_MESSAGES[name];
      if (announced !== undefined && isEveryPage) messages.expect(announced);
    }
    for (const [path, shown] of group) {
      await open(page, path);
      for (const demo of driven(shown)) await test.step(demo.name, () => drive(page, demo));
    }
  });
}

/**
 * Leaves out most apps between the first and the last of a page, which are the steps from the one to the other; not those
 * with a message.
 */
function driven(shown: readonly ShownDemo[]): readonly ShownDemo[] {
  const apps = shown.filter(({ kind }) => kind === 'app');
  const between = isEveryPage ? [] : apps.slice(1, -1).filter(({ name }) => !(name in ANNOUNCED_MESSAGES));
  return shown.filter((demo) => !between.includes(demo));
}

/** Drags a piece in a demo, resets the demo, and moves through it by the Tab key. */
async function drive(page: Page, demo: ShownDemo): Promise<void> {
  const figure = await reachDemo(page, demo);
  const stage = demoContent(figure, demo);
  const first = await arrangement(stage);
  expect(await dragSomething(page, stage), 'something has moved').toBe(true);
  // Resetting an app reloads its frame, in the same way for all: only the first of a page is tested.
  if (demo.kind === 'demo' || demo.index === 0) {
    await demoButton(figure).click();
    // While a frame reloads, nothing in it can be evaluated.
    await expect(async () => expect(await arrangement(stage)).toEqual(first)).toPass();
  }
  await expectTabLeadsThrough(page, figure);
}

/** Expects the Tab key to move from the demo's button into the demo, stop there at least once, and leave it again. */
async function expectTabLeadsThrough(page: Page, figure: Locator): Promise<void> {
  const stage = demoStage(figure);
  await demoButton(figure).focus();
  let stops = 0;
  for (; stops < MAX_STOPS; stops += 1) {
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
  expect(stops, 'the Tab key leads out').toBeLessThan(MAX_STOPS);
}
