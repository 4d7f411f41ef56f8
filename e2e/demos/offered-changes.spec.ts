import { readDemo } from '../../src/node/markdown/blocks/demo-source.ts';
import { codeField, result } from '../code-editor/code-editor.ts';
import { expectAccessible } from '../support/axe.ts';
import { isEveryPage } from '../support/sites.ts';
import { expect, open, test } from '../support/test.ts';
import { demoPageGroups, reachDemo, type ShownDemo, shownDemos } from './demo-pages.ts';

test('every demo offers two changes or three', async () => {
  const names = new Set(shownDemos.filter(({ kind }) => kind === 'demo').map(({ name }) => name));
  expect(names.size).toBeGreaterThan(20);
  for (const name of names) {
    const { changes } = await readDemo('content', name);
    expect([2, 3], name).toContain(changes.length);
  }
});

/** Each demo once, with the page that shows it first. */
const allGroups = demoPageGroups.flatMap((group) => {
  const pages = group.flatMap(([path, demos]) => {
    const own = demos.filter((demo) => demo.kind === 'demo' && isFirst(demo));
    return own.length === 0 ? [] : [[path, own] as const];
  });
  return pages.length === 0 ? [] : [pages];
});

/** All demos offer their changes in the same editor, so by day those of one page show that readers can try them. */
const groups = isEveryPage ? allGroups : allGroups.slice(0, 1).map((pages) => pages.slice(0, 1));

function isFirst(demo: ShownDemo): boolean {
  return shownDemos.find(({ kind, name }) => kind === demo.kind && name === demo.name) === demo;
}

for (const group of groups) {
  const demos = group.flatMap(([, shown]) => shown);
  test(`a press on each change that ${demos.map(({ name }) => name).join(', ')} offers changes the code, and the page obeys`, async ({
    page,
    messages,
  }) => {
    test.setTimeout(180_000 + demos.length * 30_000);
    // A message of React's development build, which the frame has, about the library.
    messages.allow(/console error: Cannot update a component/);
    for (const [path, shown] of group) {
      await open(page, path);
      for (const demo of shown) {
        await test.step(demo.name, async () => {
          const figure = await reachDemo(page, demo);
          await figure.getByRole('button', { name: 'Edit code' }).click();
          await expect(codeField(figure)).toBeFocused();
          const { changes } = await readDemo('content', demo.name);
          for (const { label, shows } of changes) {
            await test.step(label, async () => {
              const button = figure.getByRole('group', { name: 'Try' }).getByRole('button', { name: label });
              const effect = figure.locator('.demo-stage').locator(shows);
              await expect(effect).toHaveCount(0);
              await button.click();
              await expect(button).toHaveAttribute('aria-pressed', 'true');
              await expect(figure.getByText('Changed', { exact: true })).toBeVisible();
              await expect(figure.locator('.cm-changed').first()).toBeInViewport();
              await expect(result(figure).locator(shows).first()).toBeVisible();
              await button.click();
              await expect(result(figure).locator(shows)).toHaveCount(0);
              await expect(figure.getByText('Changed', { exact: true })).toBeHidden();
            });
          }
          // The editor consists of the same elements for all demos.
          if (demo === demos[0]) {
            await figure.evaluate((element) => element.scrollIntoView());
            await expectAccessible(page, [page.mainFrame()]);
          }
          await figure.getByRole('button', { name: 'Close editor' }).click();
        });
      }
    }
  });
}
