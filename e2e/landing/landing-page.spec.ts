import { address, open, stopClock } from '../support/test.ts';
import { expect, test } from './embed.ts';

test('the page says what the library is for, fits every window, leads on, and has an editor to try', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');

  await test.step('the page says at a glance what the library is for, and where to begin', async () => {
    await expect(page).toHaveTitle('Build any page editor | craft.js');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('a React framework for building drag-n-drop page editors')).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByText('npm install @craftjs/core')).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Follow the tutorial' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Basic Tutorial' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.goBack();
  });

  for (const width of [320, 360, 768, 1280, 1600]) {
    await test.step(`the page fits into ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    });
  }

  await test.step('the landing page has a command to copy and a running editor to try', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/');
    const copyButton = page.getByRole('button', { name: 'Copy install command' });

    await test.step('the installation command is copied, which is announced', async () => {
      await copyButton.click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      await expect(page.locator('#live-region')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install @craftjs/core');
    });

    await test.step('a running editor is shown beside its source, and its JSON follows its changes in view', async () => {
      const demo = page.locator('figure.demo');
      await demo.scrollIntoViewIfNeeded();
      const stage = demo.getByRole('region', { name: 'Demo: page as json' });
      await stage.getByRole('textbox').last().fill('From a test');
      await expect(stage.locator('mark')).toContainText('"text":"From a test"');
      await expect(stage.locator('mark')).toBeInViewport({ ratio: 1 });
      // A common grid of thirds: the source begins at the second column of the features.
      const lefts = await page
        .locator('.landing .demo .code, .feature:nth-child(2), .hero-start, .feature:nth-child(3)')
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().left)),
        );
      expect(lefts).toHaveLength(4);
      expect(new Set(lefts).size).toBe(2);
    });

    await test.step('a browser that does not let the page copy is reported', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      await stopClock(page);
      await copyButton.click();
      await expect(page.locator('#live-region')).toHaveText('The browser did not allow copying.');
      await expect(page.locator('.hero-install button')).toHaveText('Not copied');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and a picture leads to the editor', async ({ page, embed }) => {
    await page.goto(address('/'));

    await test.step('a picture leads to the editor', async () => {
      await expect(embed.picture).toHaveAttribute('href', '/examples/landing/');
      await expect(embed.section.getByRole('link', { name: 'Open it on its own page' })).toBeVisible();
      await expect(embed.section.getByText('Loading the editor…')).toBeHidden();
      await expect(embed.loadButton).toBeHidden();
      await expect(embed.iframe).toHaveCount(0);
      const image = embed.picture.locator('img:visible');
      await expect(image).toHaveCount(1);
      await image.scrollIntoViewIfNeeded();
      const response = await page.request.get(
        new URL((await image.getAttribute('src')) ?? '', page.url()).href,
      );
      expect((await response.body()).length).toBeLessThan(31_000);
    });

    await test.step('the text leads to the playground', async () => {
      const link = page.getByRole('main').getByRole('link', { name: 'playground' });
      await expect(link).toHaveAttribute('href', '/playground/');
    });

    await test.step('the footer leads to the documentation, the community and the author', async () => {
      const groups = await page
        .getByRole('contentinfo')
        .locator('section')
        .evaluateAll((sections) =>
          sections.map((section) => [...section.querySelectorAll('h2, a')].map((part) => part.textContent)),
        );
      expect(groups).toEqual([
        ['Docs', 'Overview', 'Core Concepts', 'Tutorial', 'API Reference'],
        ['Community', 'GitHub Repository', 'Open Collective', 'Discord', 'NPM'],
        ['Find me elsewhere', 'GitHub', 'LinkedIn', 'Dribbble', 'Twitter'],
      ]);
      await expect(page.getByRole('contentinfo')).toContainText(/Copyright © \d{4} Prev Wong/);
    });

    await test.step('the page is complete', async () => {
      await expect(page.getByText('npm install @craftjs/core')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
      await page.getByRole('link', { name: 'Get started' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    });
  });
});
