import type { Locator, Page } from '@playwright/test';
import { AMBER, dropLine } from '../support/drop-line.ts';
import { expect, open, test } from '../support/test.ts';
import { demoButton, demoContent, demoStage, reachDemo, type ShownDemo, shownDemos } from './demo-pages.ts';

/** A running demo. */
interface ReachedDemo {
  readonly figure: Locator;
  readonly stage: Locator;
  /** The part of the stage that users edit. */
  readonly content: Locator;
}

/** Opens the page of a demo and scrolls to the demo. */
async function openDemo(page: Page, name: string): Promise<ReachedDemo> {
  await open(page, demoNamed(name).path);
  return reach(page, name);
}

/** Scrolls to a demo, on its page. */
async function reach(page: Page, name: string): Promise<ReachedDemo> {
  const demo = demoNamed(name);
  if (new URL(page.url()).pathname !== demo.path) await open(page, demo.path);
  const figure = await reachDemo(page, demo);
  return { figure, stage: demoStage(figure), content: demoContent(figure, demo) };
}

function demoNamed(name: string): ShownDemo {
  const demo = shownDemos.find((shown) => shown.name === name);
  if (demo === undefined) throw new Error(`No page shows the demo "${name}".`);
  return demo;
}

/** Drags the mouse from one point to another, in steps. */
async function dragBy(page: Page, element: Locator, x: number, y: number): Promise<void> {
  const box = await boxOf(element);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}

async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not displayed.');
  return box;
}

/** The widths that the resizing demo has stored. */
async function storedWidths(stage: Locator): Promise<unknown[]> {
  const lines = (await stage.locator('pre').innerText()).split('\n');
  return lines.map((line) => Object(JSON.parse(line)).width);
}

test('the line that shows where a part will land is amber', async ({ page }) => {
  const { stage } = await openDemo(page, 'small-editor');
  const parts = stage.locator('[draggable="true"]');
  await parts.first().hover();
  await page.mouse.down();
  // The second move is the first that the browser reports as a drag over the target.
  for (let move = 0; move < 2; move += 1) await parts.last().hover();
  await expect(dropLine(page)).toHaveCSS('background-color', AMBER);
  await page.mouse.up();
});

test('the demos of the recipes do what their captions say', async ({ page }) => {
  const { stage: resizing } = await openDemo(page, 'resize');
  await test.step('resizing by the mouse stores the displayed width, and is one step to undo', async () => {
    await resizing.getByText('First box', { exact: true }).click();
    await dragBy(page, resizing.getByRole('slider', { name: 'Width of First box' }), 60, 4);
    expect(await storedWidths(resizing)).toEqual([260, 280]);
    const shown = await resizing.getByText('First box', { exact: true }).evaluate((box) => box.style.width);
    expect(shown).toBe('260px');

    await resizing.getByRole('button', { name: 'Undo' }).click();
    expect(await storedWidths(resizing)).toEqual([200, 280]);
    await expect(resizing.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('resizing by the arrow keys stores the width too, within its limits', async () => {
    await resizing.getByText('Second box', { exact: true }).focus();
    await page.keyboard.press('Tab');
    const handle = resizing.getByRole('slider', { name: 'Width of Second box' });
    await expect(handle).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(handle).toHaveAttribute('aria-valuenow', '270');
    expect(await storedWidths(resizing)).toEqual([200, 270]);
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    expect(await storedWidths(resizing)).toEqual([200, 400]);
  });

  await test.step('a rich text is edited by keyboard, keeps its marks, and gets the focus back', async () => {
    const { stage } = await openDemo(page, 'rich-text');
    const shown = stage.locator('[draggable="true"]').first();
    await shown.focus();
    await page.keyboard.press('Enter');
    const field = stage.getByRole('textbox', { name: 'Text' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Plain and ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('bold');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(shown).toBeFocused();
    await expect(shown).toHaveText('Plain and bold');
    await expect(shown.locator('b')).toHaveText('bold');
  });

  await test.step('a repeated card is edited once and shown for each row', async () => {
    const { stage } = await openDemo(page, 'repeater');
    await expect(stage.getByText('Paddle')).toBeHidden();
    await stage.getByText('€ 890').focus();
    await stage.getByRole('button', { name: 'Large' }).click();
    await stage.getByRole('button', { name: 'Preview' }).click();
    for (const price of ['€ 890', '€ 45', '€ 70']) {
      await expect(stage.getByText(price)).toHaveCSS('font-size', '22px');
    }
    await expect(stage.locator('[draggable="true"]')).toHaveCount(0);
  });

  await test.step('a box with its text is copied from one page and pasted into another, by the usual keys', async () => {
    const { stage } = await openDemo(page, 'copy-and-paste');
    const second = stage.getByRole('group', { name: 'Second page' });
    await stage.locator('.box', { hasText: 'A box' }).last().focus();
    await page.keyboard.press('Control+c');
    await second.locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('Control+v');
    await expect(second.getByText('with a text in it')).toHaveCount(1);
    await expect(stage.getByText('with a text in it')).toHaveCount(2);
  });

  await test.step('a change of a shared part appears wherever the part is used', async () => {
    const { stage } = await openDemo(page, 'shared-part');
    await stage.getByLabel('Shared slogan').fill('Otters welcome');
    await expect(stage.getByText('Otters welcome')).toHaveCount(2);
  });
});

test('the demos of a responsive page show it at another width, and in a frame', async ({ page }) => {
  await test.step('the columns of a page follow the width of the preview, each with its own number', async () => {
    const { stage } = await openDemo(page, 'device-preview');
    const columns = () =>
      stage
        .locator('.preview-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(3);
    await stage.getByRole('button', { name: 'Phone' }).click();
    expect(await columns()).toBe(1);
    await stage.getByRole('slider', { name: /Columns on phone/ }).press('ArrowRight');
    expect(await columns()).toBe(2);
    await stage.getByRole('button', { name: 'Desktop' }).click();
    expect(await columns()).toBe(3);
  });

  await test.step('a component dragged from the toolbox into the frame lands there, below a bar inside the frame', async () => {
    const { stage, content } = await reach(page, 'iframe-canvas');
    await stage.getByRole('button', { name: 'Phone' }).click();
    const tool = await boxOf(stage.locator('[draggable="true"]'));
    const target = await boxOf(content.getByText('Drag me'));
    await page.mouse.move(tool.x + 4, tool.y + 4);
    await page.mouse.down();
    await page.mouse.move(tool.x + 10, tool.y + 10, { steps: 3 });
    // Craft.js treats any grid as a row: the side on which the pointer is decides.
    await page.mouse.move(target.x + target.width * 0.8, target.y + target.height * 0.8, { steps: 8 });
    await expect(content.locator('div[style*="fixed"]')).toHaveCount(1);
    await page.mouse.up();
    await expect(content.locator('.text')).toHaveText([/^Below/, /^Drag me/, 'New text']);
  });
});

test('the demos of rules, of undo steps and of renders do what their captions say', async ({ page }) => {
  await test.step('a list refuses what its rules forbid, and a button says why', async () => {
    const { stage } = await openDemo(page, 'rules');
    const task = (text: string) => stage.locator('div:has(> button)', { hasText: text });
    const move = (text: string) => task(text).getByRole('button', { name: 'Move' }).click();
    const list = (title: string) => stage.locator('div:has(> strong)', { hasText: title });
    await move('Always last');
    await expect(task('Always last').locator('output')).toHaveText('This task is fixed.');
    await move('Test');
    await expect(task('Test').locator('output')).toHaveText('A list takes at most three tasks.');
    await move('Write');
    await expect(list('Later').locator('div:has(> button)')).toHaveCount(3);
    await move('Test');
    await expect(list('Now').locator('div:has(> button)')).toHaveText([/^Test/, /^Read/, /^Print/]);
  });

  await test.step('throttled changes of a slider join one step, and undone steps are crossed out', async () => {
    const { stage } = await openDemo(page, 'undo-steps');
    const steps = stage.getByRole('list', { name: 'Undo steps' }).getByRole('listitem');
    const slider = stage.getByRole('slider');
    await stage.getByRole('checkbox').uncheck();
    for (const _ of [1, 2, 3]) await slider.press('ArrowRight');
    await expect(steps).toHaveText(['width: 121', 'width: 122', 'width: 123']);
    await stage.getByRole('button', { name: 'Undo' }).click();
    await expect(steps.locator('del')).toHaveText(['width: 123']);
    await expect(stage.getByText('122 pixels')).toBeVisible();
    await slider.press('Home');
    await expect(steps).toHaveText(['width: 121', 'width: 122', 'width: 100']);
    await expect(steps.locator('del')).toHaveCount(0);
    // The history counts a step's age by the clock.
    await page.clock.setFixedTime(Date.now() + 60_000);
    await stage.getByRole('checkbox').check();
    for (const _ of [1, 2, 3]) await slider.press('ArrowRight');
    await expect(steps).toHaveText(['width: 121', 'width: 122', 'width: 100', 'width: 103']);
  });

  await test.step('a component renders again only if what it collects has changed', async () => {
    const { stage } = await openDemo(page, 'rendering');
    const rendersOf = async (collects: string) =>
      Number(
        /Renders: (\d+)/.exec(
          await stage
            .getByRole('listitem')
            .filter({ hasText: `Collects ${collects}` })
            .innerText(),
        )?.[1],
      );
    const nothing = await rendersOf('nothing');
    const saved = await rendersOf('the saved page');
    const selected = await rendersOf('the selected text');
    await stage.getByText('Select me.').focus();
    await expect.poll(() => rendersOf('the selected text')).toBeGreaterThan(selected);
    expect([await rendersOf('nothing'), await rendersOf('the saved page')]).toEqual([nothing, saved]);
  });
});

test('a theme applies to everything on the page', async ({ page }) => {
  const { stage } = await openDemo(page, 'themes');
  await stage.getByLabel('Theme').selectOption('Night');
  await expect(stage.locator('[draggable="true"]')).not.toHaveCount(0);
  for (const banner of await stage.locator('[draggable="true"]').all()) {
    await expect(banner).toHaveCSS('border-radius', '14px');
  }
  await stage.locator('[draggable="true"]').first().focus();
  await stage.getByLabel('Variant').selectOption('outlined');
  await expect(stage.locator('[draggable="true"]').first()).not.toHaveCSS(
    'background-color',
    'rgb(43, 47, 99)',
  );
});

test('an editor can be used by keyboard', async ({ page }) => {
  const { figure, stage } = await openDemo(page, 'accessible-editor');
  const block = (name: string) => stage.getByRole('group', { name, exact: true });
  const status = stage.getByRole('status');
  await test.step('moves and deletes by keyboard, keeps the focus and announces the outcome', async () => {
    await block('Title').focus();
    for (const [key, sentence] of [
      ['Alt+ArrowDown', 'Title, position 2 of 3 in Page.'],
      ['Alt+ArrowRight', 'Title, position 2 of 2 in Box.'],
      ['Alt+ArrowRight', 'Title cannot move there.'],
      ['Alt+ArrowUp', 'Title, position 1 of 2 in Box.'],
      ['Alt+ArrowLeft', 'Title, position 2 of 3 in Page.'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status).toHaveText(sentence);
      await expect(block('Title')).toBeFocused();
    }
    await page.keyboard.press('Delete');
    await expect(status).toHaveText('Title deleted.');
    await expect(block('Text')).toBeFocused();
  });

  await test.step('announces a repeated sentence again, and keeps several blocks selected', async () => {
    await page.keyboard.press('Alt+ArrowLeft');
    const before = await status.textContent();
    await page.keyboard.press('Alt+ArrowLeft');
    // Only a changed text is announced.
    await expect.poll(() => status.textContent()).not.toBe(before);
    await expect(status).toHaveText('Text cannot move there.');

    await block('Picture').click({ modifiers: ['Meta'], position: { x: 3, y: 3 } });
    await expect(stage.locator('[aria-current="true"]')).toHaveCount(2);
  });

  await test.step('a pressed button keeps the focus until it has no further use', async () => {
    await demoButton(figure).click();
    await expect(status).not.toHaveText('Title deleted.');
    await block('Title').focus();
    const down = stage.getByRole('button', { name: 'Down' });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Title, position 2 of 3 in Page.');
    await expect(down).toBeFocused();
    await stage.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(block('Text')).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger drags by the handle into another container', async ({ page }) => {
    const { stage } = await openDemo(page, 'touch-drag');
    const boxes = stage.locator('.box[data-node]');
    const handle = await boxOf(stage.getByText('☰').first());
    const target = await boxOf(boxes.nth(1));
    const touch = await page.context().newCDPSession(page);
    const at = (share: number) => ({
      x: handle.x + 20 + (target.x + 40 - handle.x - 20) * share,
      y: handle.y + 15 + (target.y + 40 - handle.y - 15) * share,
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let step = 1; step <= 8; step += 1) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 8)] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(boxes.nth(0).locator('[data-node]')).toHaveText(['☰Two', '☰Three']);
    await expect(boxes.nth(1).locator('[data-node]')).toHaveText(['☰One']);
  });
});
