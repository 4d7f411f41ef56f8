import type { Frame, Page } from '@playwright/test';
import { reachDemo, shownDemos } from '../demos/demo-pages.ts';
import { findBarriers } from '../support/axe.ts';
import { sideways } from '../support/fitting.ts';
import { openCold, sidebarLink } from '../support/navigating.ts';
import { expectDataWarning, goOffline } from '../support/network-failures.ts';
import { watchActiveOption } from '../support/search-dialog.ts';
import { docPaths } from '../support/site-pages.ts';
import { test as baseTest, expect, open } from '../support/test.ts';
import { type Appearance, appearances, show, WIDTHS } from './appearances.ts';
import { movements } from './movements.ts';
import { allPages, samplePages, visit } from './pages.ts';
import { sampleAppearances, states } from './states.ts';

const test = baseTest.extend({
  // Nothing is half-way between two colours when axe looks.
  contextOptions: { reducedMotion: 'reduce' },
});

// Axe looks at every element, many times in a test; on the longest pages that takes a busy machine minutes.
test.beforeEach(() => test.setTimeout(600_000));

for (const tested of allPages) {
  test(`${tested.path} has no barrier that axe knows, in any mode at any width`, async ({
    page,
    messages,
  }) => {
    await visit(page, tested, messages);
    await expectNoBarriers(page, appearances);
  });
}

// Rule: what opens or arrives on a page is looked at on one page of each type, in every mode. The width changes with
// mode and type, so that over all types each state is seen in every mode at every width.
for (const [turn, tested] of samplePages.entries()) {
  test(`on ${tested.path} no state has a barrier that axe knows, scrolls sideways or moves`, async ({
    page,
    messages,
  }) => {
    await visit(page, tested, messages);
    const untruths = await watchActiveOption(page);
    const barriers: string[] = [];
    for (const state of states.filter(({ isOn }) => isOn(tested))) {
      await test.step(state.name, async () => {
        const [first, ...others] = sampleAppearances(state, turn);
        await show(page, first);
        const leave = await state.enter(page);
        for (const appearance of [first, ...others]) {
          await show(page, appearance);
          const found = [
            ...(await barriersIn(page.mainFrame(), appearance)),
            ...(await sideways(page)),
            ...(await movements(page)),
          ];
          barriers.push(...found.map((barrier) => `${state.name}: ${barrier}`));
        }
        await leave();
      });
    }
    expect(barriers).toEqual([]);
    expect(await untruths()).toEqual([]);
  });
}

for (const kind of ['demo', 'app'] as const) {
  const demo = shownDemos.find((shown) => shown.kind === kind);
  test(`a running demo has no barrier that axe knows (${kind} ${demo?.name})`, async ({ page }) => {
    if (demo === undefined) throw new Error('No page shows such a demo.');
    await open(page, demo.path);
    await reachDemo(page, demo);
    await expectNoBarriers(page, sampleAppearances({ widths: WIDTHS }, 0), () => page.frames());
  });
}

test('the message in the place of a page that cannot be loaded has no barrier that axe knows', async ({
  page,
  messages,
}) => {
  const [start = '', target = ''] = docPaths;
  await openCold(page, start);
  expectDataWarning(messages, target);
  messages.expect(/console error: PageLoadError/);
  await goOffline(page, messages);
  await sidebarLink(page, target).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoBarriers(page, sampleAppearances({ widths: WIDTHS }, 0));
});

test.describe('with an announcement', () => {
  test.use({ site: 'small' });

  test('a page has no barrier that axe knows, in any mode at any width', async ({ page }) => {
    await open(page, '/docs/start');
    await page.getByRole('region', { name: 'Announcement' }).waitFor();
    await expectNoBarriers(page, appearances);
  });
});

/** Frames come when a reader comes near them, so they count only where a test has seen to it that they are there. */
async function expectNoBarriers(
  page: Page,
  looks: readonly Appearance[],
  frames: () => readonly Frame[] = () => [page.mainFrame()],
): Promise<void> {
  const barriers: string[] = [];
  for (const appearance of looks) {
    await show(page, appearance);
    for (const frame of frames()) barriers.push(...(await barriersIn(frame, appearance)));
  }
  expect(barriers).toEqual([]);
}

async function barriersIn(frame: Frame, { mode, width }: Appearance): Promise<readonly string[]> {
  return (await findBarriers(frame)).map((barrier) => `${mode}, ${width} px: ${barrier}`);
}
