import type { Frame, Page } from '@playwright/test';
import { reachDemo, shownDemos } from '../demos/demo-pages.ts';
import { findBarriers, flattenCode } from '../support/axe.ts';
import { sideways } from '../support/fitting.ts';
import { openCold, sidebarLink } from '../support/navigating.ts';
import { expectDataWarning, goOffline } from '../support/network-failures.ts';
import { watchActiveOption } from '../support/search-dialog.ts';
import { docPaths, readPage } from '../support/site-pages.ts';
import { isEveryPage } from '../support/sites.ts';
import { test as baseTest, expect, open } from '../support/test.ts';
import { everyMode, show } from './appearances.ts';
import { weakLooks } from './looks.ts';
import { movements } from './movements.ts';
import { samplePages, visit } from './pages.ts';
import { states, withholdIndex } from './states.ts';

const test = baseTest.extend({
  // No element is halfway between two colours during axe's check.
  contextOptions: { reducedMotion: 'reduce' },
});

// Axe checks every element, many times in a test; on the longest pages that takes a busy machine minutes.
test.beforeEach(() => test.setTimeout(600_000));

// Rule: elements that open or load on a page are checked on one page of each type. Mode and width change with the type,
// so that each state is checked in every mode across all types; at night, a state of few types in every mode on each.
for (const [turn, tested] of samplePages.entries()) {
  // By day, the two types of pages that have states of their own.
  const tag = ['doc', 'search'].includes(tested.type) ? [] : '@night';
  test(`on ${tested.path} no state has a barrier that axe detects, scrolls sideways or moves`, {
    tag,
  }, async ({ page, messages }) => {
    await withholdIndex(page);
    await visit(page, tested, messages);
    const untruths = await watchActiveOption(page);
    const problems: string[] = [];
    for (const { name, widths, enter, isOn } of states) {
      // By day on the search page what is in the page: overlays are the same everywhere.
      if (!isOn(tested) || (!isEveryPage && tested.type === 'search' && !name.startsWith('the search has')))
        continue;
      await test.step(name, async () => {
        const modes = everyMode(turn, widths);
        const isRare = isEveryPage && samplePages.filter(isOn).length < modes.length;
        const looks = isRare ? modes : modes.filter((_, index) => index === turn % modes.length);
        if (looks[0] !== undefined) await show(page, looks[0]);
        const leave = await enter(page);
        for (const look of looks) {
          await show(page, look);
          const found = [
            ...(await findBarriers(page.mainFrame(), { contrast: false })),
            ...(await weakLooks(page)),
            ...(await sideways(page)),
            ...(await movements(page)),
          ];
          problems.push(...found.map((problem) => `${name}, ${look.mode}, ${look.width} px: ${problem}`));
        }
        await leave();
      });
    }
    expect(problems).toEqual([]);
    expect(await untruths()).toEqual([]);
  });
}

for (const kind of ['demo', 'app'] as const) {
  const demo = shownDemos
    .filter((shown) => shown.kind === kind)
    .sort((a, b) => readPage(a.path).html.length - readPage(b.path).html.length)[0];
  const tag = kind === 'demo' ? [] : '@night';
  test(`a running demo has no barrier that axe detects (${kind} ${demo?.name})`, { tag }, async ({
    page,
    messages,
  }) => {
    if (demo === undefined) throw new Error('No page shows such a demo.');
    await visit(page, { path: demo.path, type: readPage(demo.path).kind }, messages);
    await reachDemo(page, demo);
    await expectNoBarriersInEveryMode(page);
  });
}

test('the message in place of a page that cannot be loaded has no barrier that axe detects', {
  tag: '@night',
}, async ({ page, messages }) => {
  const [start = '', target = ''] = docPaths;
  await openCold(page, start);
  expectDataWarning(messages, target);
  messages.expect(/console error: PageLoadError/);
  await goOffline(page, messages);
  await sidebarLink(page, target).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoBarriersInEveryMode(page);
});

test.describe('with an announcement', { tag: '@night' }, () => {
  test.use({ site: 'small' });

  test('a page has no barrier that axe detects, in any mode', async ({ page }) => {
    await open(page, '/docs/start');
    await page.getByRole('region', { name: 'Announcement' }).waitFor();
    await expectNoBarriersInEveryMode(page);
  });
});

/** Checks a page once in each mode, each at another width, frames included. */
async function expectNoBarriersInEveryMode(page: Page): Promise<void> {
  const problems: string[] = [];
  const lookInEveryMode = async (findProblems: () => Promise<readonly string[]>) => {
    for (const { mode, width } of everyMode(0)) {
      await show(page, { mode, width });
      problems.push(...(await findProblems()).map((problem) => `${mode}, ${width} px: ${problem}`));
    }
  };
  await lookInEveryMode(() => weakLooks(page));
  await flattenCode(page);
  await lookInEveryMode(() => findBarriers(page.mainFrame(), { contrast: false }));
  for (const frame of page.frames().filter(isLookedAt)) await lookInEveryMode(() => findBarriers(frame));
  expect(problems).toEqual([]);
}

/**
 * Whether axe checks the contrast in a frame. The placeholder for the landing page's editor is not part of the site.
 */
function isLookedAt(frame: Frame): boolean {
  return frame.parentFrame() !== null && !frame.url().endsWith('/examples/landing/');
}
