import { expectAccessible } from '../support/axe.ts';
import { storeBefore } from '../support/browser-storage.ts';
import { hold } from '../support/hold.ts';
import { address, expect, open, stopClock, test } from '../support/test.ts';
import { codeField, outputTab, result, runStatus, writeCode } from './code-editor.ts';

const PLAYGROUND = '/playground/?start=small-editor';

test('files are tabs that can be added, renamed, deleted and brought back, also by keyboard', async ({
  page,
}) => {
  await page.goto(address(PLAYGROUND));
  const files = page.getByRole('tablist', { name: 'Files' });
  const tab = (name: string) => files.getByRole('tab', { name });
  await expect(tab('App.tsx')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'New file', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Name of the new file' });
  await expect(field).toBeFocused();
  await field.fill('App.TSX');
  await page.keyboard.press('Enter');
  await expect(page.locator('.file-name')).toContainText('There is already a file "App.TSX".');
  await field.fill('hello.ts');
  await page.keyboard.press('Enter');
  await expect(tab('hello.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#live-region')).toHaveText('hello.ts was added.');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.insertText("export const greeting = 'Hello from a file';");

  await page.getByRole('button', { name: 'Rename hello.ts' }).click();
  await page.getByRole('textbox', { name: 'New name of hello.ts' }).fill('greeting.ts');
  await page.keyboard.press('Enter');
  await expect(tab('greeting.ts')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await writeCode(
    page,
    "import { greeting } from './greeting.ts';\nexport default () => <h1>{greeting}</h1>;",
  );
  await expect(result(page).getByText('Hello from a file')).toBeVisible();
  await expectAccessible(page);

  await test.step('a file that was deleted comes back where it was', async () => {
    await tab('greeting.ts').click();
    await page.keyboard.press('Delete');
    await expect(tab('greeting.ts')).toHaveCount(0);
    await expect(tab('App.tsx')).toBeFocused();
    await expect(runStatus(page)).toContainText('greeting.ts');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(files.getByRole('tab')).toHaveText(['App.tsx', 'greeting.ts']);
    await expect(codeField(page)).toContainText('Hello from a file');
    await expect(result(page).getByText('Hello from a file')).toBeVisible();
    await expect(runStatus(page)).toBeEmpty();
  });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('page-editor.zip');

  await page.reload();
  await expect(files.getByRole('tab')).toHaveText(['App.tsx', 'greeting.ts']);
  await expect(result(page).getByText('Hello from a file')).toBeVisible();

  await test.step('a file that was deleted comes back once, if "Reset" has brought it back before', async () => {
    await tab('App.tsx').click();
    await page.keyboard.press('Delete');
    await expect(files.getByRole('tab')).toHaveText(['greeting.ts']);
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(files.getByRole('tab')).toHaveText(['App.tsx']);
  });
});

test('the panels below the result open at a press only, and their tabs count what there is', async ({
  page,
  messages,
}) => {
  messages.expect(/console (?:log|warning): /);
  await page.goto(address(PLAYGROUND));
  await writeCode(page, "console.log('first');\nconsole.warn('second');\nexport default () => <p>Shown</p>;");
  await expect(outputTab(page, 'Console')).toHaveText('Console 2');
  await expect(outputTab(page, 'Console')).toHaveAccessibleDescription('2');
  await expect(page.getByRole('log')).toHaveCount(0);
  await writeCode(page, 'export default () => <p>;');
  await expect(outputTab(page, 'Problems')).toHaveText('Problems 1');
  await expect(page.getByRole('tabpanel', { name: 'Problems' })).toHaveCount(0);

  await outputTab(page, 'Problems').click();
  await expect(page.getByRole('button', { name: 'Show App.tsx, line 1' })).toBeVisible();
  await outputTab(page, 'Console').click();
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText(['first', 'warn: second']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(outputTab(page, 'Console')).toHaveText('Console 0');
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect(panel('Console')).toHaveText('Nothing logged yet.');
  await expect(panel('Console')).toBeFocused();
  await page.getByRole('button', { name: 'Reset' }).click();
  await outputTab(page, 'JSON').click();
  await expect(panel('JSON')).toContainText('"displayName": "Column"');
  await expect(panel('JSON').locator('.tok-string').first()).toHaveCSS('color', 'rgb(17, 88, 42)');
  await expectAccessible(page, [page.mainFrame()]);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await stopClock(page);
  await panel('JSON').getByRole('button', { name: 'Copy' }).click();
  await expect(panel('JSON').getByRole('button', { name: 'Not copied' })).toBeVisible();
  await outputTab(page, 'JSON').click();
  await expect(page.getByRole('tabpanel', { name: 'JSON' })).toHaveCount(0);
});

test('the line between code and result moves by arrow keys and by the mouse, and stays where it is put', async ({
  page,
}) => {
  await page.goto(address(PLAYGROUND));
  const splitter = page.getByRole('separator', { name: 'Code and result' });
  const codeWidth = async () => (await page.getByRole('region', { name: 'Code' }).boundingBox())?.width ?? 0;
  const value = Number(await splitter.getAttribute('aria-valuenow'));
  const before = await codeWidth();
  await splitter.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(splitter).toHaveAttribute('aria-valuenow', String(value - 2));
  expect(await codeWidth()).toBeLessThan(before);
  await page.keyboard.press('End');
  await expect(splitter).toHaveAttribute('aria-valuenow', '75');

  await splitter.hover();
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 4 });
  await page.mouse.up();
  await expect(splitter).toHaveAttribute('aria-valuenow', String(Math.round((400 / 1280) * 100)));
  await page.reload();
  await expect(splitter).toHaveAttribute('aria-valuenow', String(Math.round((400 / 1280) * 100)));

  await test.step('the result has the width of a phone on request', async () => {
    await page.getByRole('group', { name: 'Width' }).getByRole('button', { name: '390' }).click();
    await expect
      .poll(() => page.locator('.result-stage').evaluate((stage) => stage.getBoundingClientRect().width))
      .toBe(390);
  });
});

test('what one can start with is in groups, and the page leads back to where the reader came from', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  const figure = page.locator('figure.demo').first();
  await figure.getByRole('button', { name: 'Edit code' }).click();
  await expect(codeField(figure)).toBeFocused();
  const place = await page.evaluate(() => window.scrollY);
  await figure.getByRole('link', { name: 'Open in playground' }).click();
  await expect(codeField(page)).toContainText('function useBlock()');
  await expect(codeField(page)).not.toContainText('// fold');
  // Its helpers are folded, and the line that readers change is in view.
  await expect(page.locator('.code-unfold').first()).toBeVisible();
  await expect(page.locator('.cm-line', { hasText: 'Drag me below' })).toBeInViewport();
  const groups = page.getByRole('combobox', { name: 'Start with' }).locator('optgroup');
  expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('label')))).toEqual([
    'Start',
    'Demos',
    'Tutorial',
  ]);
  await page.getByRole('link', { name: 'Back to Overview' }).click();
  await page.waitForURL('**/docs/overview');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);

  await test.step('a reader who comes from elsewhere is led to the documentation', async () => {
    await page.goto('about:blank');
    await page.goto(address(PLAYGROUND));
    await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs');
  });
});

test('the playground can be dark, which its result follows', async ({ page }) => {
  await page.goto(address(PLAYGROUND));
  await expect(result(page).locator('#root > *').first()).toBeVisible();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(result(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, [page.mainFrame()]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one part is shown at a time, and the code runs when its result is shown', async ({ page }) => {
    await page.goto(address(PLAYGROUND));
    const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });
    await expect(codeField(page)).toBeVisible();
    await expect(page.locator('.result-stage')).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(page.workers(), 'Nothing has been compiled.').toHaveLength(0);
    expect(page.frames()).toHaveLength(1);
    await view('Result').click();
    await expect(codeField(page)).toBeHidden();
    await expect(result(page).getByText('Drag me below the other line.')).toBeVisible();
    await expectAccessible(page, [page.mainFrame()]);
    await view('JSON').click();
    await expect(page.getByRole('tabpanel', { name: 'JSON' })).toContainText('"displayName": "Column"');
    await expect(page.locator('.result-stage')).toBeHidden();
    await view('Code').click();
    await expect(codeField(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('a mistake is shown while one types, before the result has been shown', async ({ page }) => {
    await page.goto(address(PLAYGROUND));
    await writeCode(page, 'export default () => <p>;');
    await expect(runStatus(page)).toContainText('App.tsx, line 1');
  });

  test('the actions that do not fit are in a menu, and a finger can hit each control', async ({ page }) => {
    await page.goto(address(PLAYGROUND));
    await expect(codeField(page)).toBeVisible();
    const tooSmall = () =>
      page
        .locator(':is(.playground-header, main) :is(button:not(.code-unfold), select)')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { width, height } = control.getBoundingClientRect();
              return width < 44 || height < 44;
            })
            .map((control) => control.textContent),
        );
    const menuButton = page.getByRole('button', { name: 'More actions' });
    const item = (name: string) => page.locator('#more-actions').getByRole('button', { name });
    expect(await tooSmall()).toEqual([]);
    await expect(item('Download')).toBeHidden();

    await menuButton.click();
    for (const name of ['Rename App.tsx', 'Delete App.tsx', 'Reset', 'Copy', 'Download']) {
      await expect(item(name)).toBeInViewport({ ratio: 1 });
    }
    expect(await tooSmall()).toEqual([]);
    await expectAccessible(page, [page.mainFrame()]);
    await page.keyboard.press('Escape');
    await expect(item('Download')).toBeHidden();
    await expect(menuButton).toBeFocused();

    await menuButton.click();
    await item('Rename App.tsx').click();
    await expect(page.getByRole('textbox', { name: 'New name of App.tsx' })).toBeFocused();
    await expect(item('Download')).toBeHidden();
  });
});

test('of many files, the one that is shown has its tab in view, with its folder', async ({ page }) => {
  const step = new URLSearchParams({ start: 'guides/tutorial-editing/step-12' });
  await page.goto(address(`/playground/?${step}`));
  const tabs = page.getByRole('tablist', { name: 'Files' }).getByRole('tab');
  const shown = tabs.and(page.locator('[aria-selected="true"]'));
  await expect(shown).toHaveText('src/App.tsx');
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await shown.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('pages outside the router say what they are, in the right colours, before their styles and scripts load', async ({
  page,
}) => {
  await storeBefore(page, 'theme', 'dark');
  for (const [path, title, app] of [
    [PLAYGROUND, 'Playground', '.cm-content'],
    ['/examples/basic/', 'Basic page editor', '.stage'],
    ['/examples/landing/', 'Page editor', '.canvas-page'],
  ] as const) {
    await test.step(title, async () => {
      const release = await hold(page, ({ pathname }) => /\.(?:js|css)$/.test(pathname));
      await page.goto(address(path), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 17)');
      release();
      await expect(page.locator(app)).toBeVisible();
      await expect(page.locator('.first-text')).toHaveCount(0);
    });
  }
});
