import { neverIdle, waitsForIdle } from '../support/late-app.ts';
import { wake } from '../support/navigating.ts';
import { address, expect, test } from '../support/test.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
});

test('the search button names the key of an Apple keyboard, and nothing moves', {
  tag: '@night',
}, async ({ page }) => {
  await neverIdle(page);
  await page.goto(address('/docs/overview'));
  await waitsForIdle(page);
  const button = page.getByRole('button', { name: 'Search' });
  const place = () =>
    button.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(width)];
    });
  await expect(button).toContainText('Ctrl K');
  const before = await place();
  await wake(page);
  await expect(button).toContainText('⌘ K');
  expect(await place()).toEqual(before);
});
