import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { besideParts, PARTS } from '../../src/node/markdown/blocks/demo-source.ts';
import { expectAccessible } from '../support/axe.ts';
import { storeBefore } from '../support/browser-storage.ts';
import { hold } from '../support/hold.ts';
import { address, expect, open, test } from '../support/test.ts';
import { codeField, outputPanel, result, runStatus, sharedPath, writeCode } from './code-editor.ts';

const PLAYGROUND = '/playground/?start=small-editor';

test('problems and the console are in one panel, which takes no room while it is empty, and all of it can be dark', async ({
  page,
  messages,
}) => {
  messages.expect(/console (?:log|warning): /);
  await page.goto(address(PLAYGROUND));
  await expect(result(page).getByText('Drag me below the other line.')).toBeVisible();
  await expect(outputPanel(page)).toBeHidden();
  await writeCode(
    page,
    `console.log(new Set(['a']), new Map([['k', 1]]), { s: new Set([1]), f() {} }, [10n, undefined]);
const cycle = { name: 'cycle' };
console.warn(Object.assign(cycle, { cycle }), document.body, [new Error('inner')]);
export default () => <p>Shown</p>;`,
  );
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText([
    "Set{ 'a' } Map{ 'k' => 1 } { s: Set{ 1 }, f: [Function f] } [ 10n, undefined ]",
    /^warn: \{ name: 'cycle', cycle: \[Circular\] \} <body> \[ \[?Error: inner\]? \]$/,
  ]);
  await writeCode(page, 'export default () => <p>;');
  await expect(runStatus(page)).toContainText('App.tsx, line 1');
  const show = outputPanel(page).getByRole('button', { name: 'Show App.tsx' });
  await expect(show).toHaveCount(0);
  await page.getByRole('tab', { name: 'parts.tsx' }).click();
  await show.click();
  await expect(page.getByRole('tab', { name: 'App.tsx' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, [page.mainFrame()]);
  await outputPanel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(outputPanel(page)).toBeFocused();
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(outputPanel(page)).toBeHidden();

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(result(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, [page.mainFrame()]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
});

test('code goes to StackBlitz with all files and exact versions, and is shared by a link unless it is too long', async ({
  page,
  context,
  messages,
}) => {
  messages.expect(/console warning: The link could not be copied/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address(PLAYGROUND));
  await writeCode(page, 'export default () => <p>Shared</p>;');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await test.step('in a new tab', async () => {
    await context.route('https://stackblitz.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>StackBlitz</title>' }),
    );
    const button = page.getByRole('button', { name: 'Open in StackBlitz' });
    await expect(button).toHaveAccessibleDescription(/Leaves this site/);
    const request = context.waitForEvent('request', (one) => one.url() === 'https://stackblitz.com/run');
    await button.click();
    const body = new URLSearchParams((await request).postData() ?? '');
    expect(body.get('project[template]')).toBe('node');
    expect(body.get('project[files][src/App.tsx]')).toContain('Shared');
    expect(body.get('project[files][package.json]')).toMatch(/"@craftjs\/core": "\d+\.\d+\.\d+"/);
    await page.bringToFront();
  });

  const noise = Array.from({ length: 130 }, () => `// ${randomBytes(750).toString('base64')}`);
  await writeCode(page, noise.join('\n'));
  await page.getByRole('button', { name: /Share|Link copied/ }).click();
  await expect(page.getByText('This code is too long for a link.')).toBeVisible();

  await page.goto(link);
  await expect(codeField(page)).toContainText('Shared');
  await expect(page.getByRole('button', { name: 'Run shared code' })).toBeVisible();
});

test('what one can start with is in groups, and the choice is in the address', async ({ page }) => {
  await open(page, '/docs/overview');
  const figure = page.locator('figure.demo').first();
  await figure.getByRole('button', { name: 'Edit code' }).click();
  await figure.getByRole('link', { name: 'Open in playground' }).click();
  await expect(codeField(page)).toContainText('useAttach(');
  await expect(codeField(page)).not.toContainText('// fold');
  // Its helpers are folded, and the line that readers change is in view.
  await expect(page.locator('.code-unfold').first()).toBeVisible();
  await expect(page.locator('.cm-line', { hasText: 'Drag me below' })).toBeInViewport();
  const choice = page.getByRole('combobox', { name: 'Start with' });
  const groups = await choice
    .locator('optgroup')
    .evaluateAll((all) => all.map((one) => one.getAttribute('label')));
  expect(groups).toEqual(['Start', 'Demos', 'Tutorial']);
  await choice.selectOption('resize');
  await expect(page).toHaveURL(/start=resize$/);
  await page.goBack();
  await expect(choice).toHaveValue('small-editor');
  await expect(codeField(page)).toContainText('Drag me below');
});

test('a link or a starting point that does not exist is told, with the default example', async ({ page }) => {
  await page.goto(address('/playground/#code=i45Wciw'));
  await expect(page.getByRole('alert')).toContainText('The code in this link could not be read.');
  await page.goto(address('/playground/?start=nothing'));
  await expect(page.getByRole('alert')).toContainText('There is no such starting point.');
  await expect(result(page).getByText('Drag me below the other line.')).toBeVisible();
});

test('a page in a frame is shown, or shared code says why it cannot be', async ({ page }) => {
  await page.goto(address('/playground/?start=iframe-canvas'));
  await expect(result(page).frameLocator('iframe').getByText('Drag me before')).toBeVisible();
  const textOf = (file: string) => readFileSync(`content/${file}`, 'utf8');
  const parts = PARTS.map((file) => [file, textOf(file)] as const);
  await page.goto(address(sharedPath(besideParts(textOf('demos/iframe-canvas.tsx')), parts)));
  await page.getByRole('button', { name: 'Run shared code' }).click();
  await expect(runStatus(page)).toContainText('Code of a link runs in a sandbox');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('code and result are below each other, and a finger can hit each control', async ({ page }) => {
    await page.goto(address(PLAYGROUND));
    await expect(result(page).getByText('Drag me below the other line.')).toBeVisible();
    const tooSmall = await page
      .locator(':is(.playground-header, main) :is(button:not(.code-unfold), select)')
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name }) => name),
      );
    expect(tooSmall).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, [page.mainFrame()]);
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
