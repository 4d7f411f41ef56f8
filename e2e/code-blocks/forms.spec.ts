import type { Locator, Page } from '@playwright/test';
import { showMode } from '../accessibility/appearances.ts';
import { findBarriers } from '../support/axe.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const PAGE = '/docs/overview';

const typed = (page: Page): Locator => page.locator('[data-article] > .code[data-forms="language"]');
const shell = (page: Page): Locator => page.locator('[data-article] > .code[data-forms="manager"]');

/** The visible code of a sample. */
const shown = (sample: Locator): Promise<string> => sample.locator('pre').first().innerText();

const tab = (sample: Locator, name: string): Locator => sample.getByRole('tab', { name, exact: true });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a sample with types is shown in TypeScript or in JavaScript, as the reader chooses', async ({
  page,
}) => {
  await open(page, '/docs/guides/responsive-canvas');
  const [first, second] = [typed(page).first(), typed(page).nth(1)];
  await test.step('is shown in TypeScript until the reader chooses JavaScript, which then applies to all samples', async () => {
    const before = [await shown(first), await shown(second)];
    await tab(second, 'JavaScript').click();
    await expect(tab(first, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(first, 'TypeScript')).toHaveAttribute('aria-selected', 'false');
    const after = [await shown(first), await shown(second)];
    for (const [index, code] of after.entries()) expect(code).not.toBe(before[index]);
    await expect(first.locator('.code-title')).toHaveText(/\.jsx$/, { useInnerText: true });

    await tab(first, 'TypeScript').click();
    expect([await shown(first), await shown(second)]).toEqual(before);
  });

  await test.step('keeps its position in the window when samples above it become shorter', async () => {
    const sample = typed(page).nth(6);
    await sample.scrollIntoViewIfNeeded();
    await expect(tab(sample, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
    const top = () =>
      tab(sample, 'JavaScript').evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const before = await top();
    await tab(sample, 'JavaScript').click();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  await test.step('links names in JavaScript as well, each once', async () => {
    await expect(tab(first, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
    const repeated = await typed(page).evaluateAll((samples) =>
      samples.flatMap((sample) => {
        const links = [...sample.querySelectorAll('pre a')].filter((link) => link.checkVisibility());
        const targets = links.map((link) => link.getAttribute('href'));
        return targets.filter((target, index) => targets.indexOf(target) !== index);
      }),
    );
    expect(repeated).toEqual([]);
    await expect(page.locator('pre .js a:visible')).not.toHaveCount(0);
  });

  await test.step('the tabs do not cover the title in a narrow window', async () => {
    await tab(first, 'TypeScript').click();
    await page.setViewportSize({ width: 360, height: 740 });
    const sample = typed(page)
      .filter({ has: page.locator('.code-title') })
      .first();
    const title = await sample.locator('.code-title .ts').first().boundingBox();
    const tabs = await sample.getByRole('tablist').boundingBox();
    expect(title?.height).toBeGreaterThan(0);
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  });
});

test('a sample has a tab for each of its forms', async ({ page }) => {
  await open(page, PAGE);
  const command = shell(page).first();
  await test.step('a command is shown for the reader’s package manager', async () => {
    expect(await shown(command)).toContain('npm install @craftjs/core');
    for (const name of ['pnpm', 'yarn', 'bun']) {
      await tab(command, name).click();
      const code = await shown(command);
      expect(code).toContain(`${name} add @craftjs/core`);
      expect(code).toContain('cd my-editor');
      expect(code).not.toMatch(/^npm /m);
      expect(code.match(/add @craftjs\/core/g)).toHaveLength(1);
    }
  });

  await test.step('a stored form that does not exist changes nothing', async () => {
    await page.evaluate(() => {
      localStorage.setItem('preferred-code-language', 'cobol');
      localStorage.setItem('preferred-package-manager', '__proto__');
    });
    await open(page, PAGE);
    await expect(tab(typed(page).first(), 'TypeScript')).toHaveAttribute('aria-selected', 'true');
    expect(await shown(command)).toContain('npm install');
  });

  await test.step('the tabs are one tab stop, and the arrow keys choose', async () => {
    await tab(command, 'npm').focus();
    for (const [key, name] of [
      ['ArrowRight', 'pnpm'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(command, name)).toBeFocused();
      await expect(tab(command, name)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(command.getByRole('button', { name: 'Copy code' })).toBeFocused();
  });

  await test.step('a sample is copied in the displayed form', async () => {
    const sample = typed(page).first();
    await tab(sample, 'JavaScript').click();
    await sample.getByRole('button', { name: 'Copy code' }).click();
    await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe((await shown(sample)).trim());
  });

  for (const mode of ['light', 'dark'] as const) {
    await test.step(`the tabs have no barriers that axe finds, in ${mode} mode`, async () => {
      await showMode(page, mode);
      await tab(command, 'pnpm').click();
      expect(await findBarriers(page.mainFrame(), { within: '.code[data-forms]' })).toEqual([]);
    });
  }
});

test('a choice applies to all of the reader’s visits', async ({ page: former, context }) => {
  await open(former, PAGE);
  await tab(typed(former).first(), 'JavaScript').click();
  await tab(shell(former).first(), 'bun').click();
  const page = await context.newPage();
  await test.step('the choices survive the visit, and a page that loads with them does not move', async () => {
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => Object(entry).value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address(PAGE));
    const [code, command] = [await shown(typed(page).first()), await shown(shell(page).first())];
    await hydrated(page);
    expect(command).toContain('bun add');
    await expect(tab(typed(page).first(), 'JavaScript')).toHaveAttribute('aria-selected', 'true');
    expect([await shown(typed(page).first()), await shown(shell(page).first())]).toEqual([code, command]);
    expect(await page.evaluate(() => Object(window).shifts)).toEqual([]);
  });

  await test.step('other tabs of the browser follow a choice', async () => {
    await tab(shell(page).first(), 'yarn').click();
    await expect(tab(shell(former).first(), 'yarn')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the commands of all package managers are shown, and samples are in TypeScript', async ({ page }) => {
    await page.goto(address(PAGE));
    const command = await shown(shell(page).first());
    for (const name of ['npm install', 'pnpm add', 'yarn add', 'bun add']) {
      expect(command).toContain(`${name} @craftjs/core`);
    }
    expect(await shown(typed(page).first())).toMatch(/interface|: string/);
  });
});
