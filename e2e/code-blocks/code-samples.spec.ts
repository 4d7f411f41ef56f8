import type { Locator, Page } from '@playwright/test';
import { expect, open, stopClock, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function samples(page: Page): Locator {
  return page.locator('[data-article] figure.code');
}

function copyButton(sample: Locator): Locator {
  return sample.getByRole('button', { name: 'Copy code' });
}

/** The visible code of a sample. */
async function shownCode(sample: Locator): Promise<string> {
  return (await sample.locator('code:visible').innerText()).replace(/\n$/, '');
}

function spoken(page: Page): Locator {
  return page.locator('#live-region[aria-live="polite"]');
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Waits until a pressed button has its name again, on a page whose clock is stopped. */
async function expectNameAgain(button: Locator): Promise<void> {
  await button.page().clock.runFor(2000);
  await expect(button).toHaveText('Copy code');
}

test('Copy code copies a sample, and reports it', async ({ page }) => {
  await open(page, PAGE);
  await stopClock(page);
  const [first, second] = [samples(page).nth(0), samples(page).nth(1)];
  const button = first.getByRole('button');

  await test.step('it copies the sample as written', async () => {
    await expect(spoken(page)).toHaveText('');
    const code = await shownCode(first);
    await copyButton(first).click();
    await expect(button).toHaveText('Copied');
    expect(await clipboard(page)).toBe(code);
    expect(code).toContain('\n');
  });

  await test.step('it reports on its face and, politely, to screen readers', async () => {
    await expect(button).toHaveText('Copied');
    await expect(spoken(page)).toHaveText('Copied');
    await expect(spoken(page)).not.toBeInViewport({ ratio: 1 });
  });

  await test.step('it copies its own sample, and reports again when another sample is copied', async () => {
    const before = await spoken(page).evaluate((region) => region.textContent);
    const code = await shownCode(second);
    await copyButton(second).click();
    await expect(second.getByRole('button')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(code);
    expect(await spoken(page).evaluate((region) => region.textContent)).not.toBe(before);
  });

  await test.step('it regains its name two seconds after the last press', async () => {
    await expectNameAgain(button);
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1500);
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1500);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(500);
    await expect(button).toHaveText('Copy code');
  });

  await test.step('it works by keyboard, and keeps the focus', async () => {
    await button.focus();
    await expect(button).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Copied');
    await expect(button).toBeFocused();
    await expectNameAgain(button);
  });

  await test.step('it reports a failure if the browser does not allow copying', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await button.click();
    await expect(button).toHaveText('Not copied');
    await expect(spoken(page)).toHaveText('The browser did not allow copying.');
    await expectNameAgain(button);
  });
});

test('Copy code copies the code that the reader would write', async ({ page }) => {
  await open(page, '/docs/concepts/user-components');

  await test.step('it works on a page that the reader has navigated to', async () => {
    await page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'Nodes', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodes');
    await expect(spoken(page)).toHaveText(/^Nodes/);
    const sample = samples(page).first();
    const code = await shownCode(sample);
    await copyButton(sample).click();
    await expect(sample.getByRole('button')).toHaveText('Copied');
    await expect(spoken(page)).toHaveText('Copied');
    expect(await clipboard(page)).toBe(code);
  });

  await test.step('it copies the whole file if the page only shows its changes', async () => {
    await open(page, '/docs/guides/basic-tutorial');
    await page.getByRole('tab', { name: 'resolver.ts (changed)' }).first().click();
    const sample = samples(page).filter({ hasText: 'export const resolver = { Text, Button,' }).first();
    await expect(sample.getByLabel('Changes', { exact: true })).toBeVisible();
    const whole = sample.getByLabel('Code', { exact: true });
    await expect(whole).toBeHidden();
    await sample.getByRole('button', { name: 'Copy file' }).click();
    await expect(sample.getByRole('button')).toHaveText('Copied');
    await sample.getByText('Show the whole file').click();
    await expect(whole).toBeVisible();
    expect(await clipboard(page)).toBe(await shownCode(whole));
    expect(await clipboard(page)).toContain('export const resolver = { Text, Button, Container, Card };');
  });
});

test.describe('on a touch screen', { tag: '@night' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 700 } });

  test('Copy code is visible without hovering', async ({ page }) => {
    await open(page, PAGE);
    await expect(copyButton(samples(page))).not.toHaveCount(0);
    for (const button of await samples(page).getByRole('button').all()) {
      await expect(button).toHaveCSS('opacity', '1');
    }
  });
});
