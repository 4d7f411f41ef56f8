import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { docPaths, readPage } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';
import { codeField, result, runStatus, writeCode } from './code-editor.ts';

const BOX = '/docs/concepts/nodes';

test('a challenge opens at the line to change, says what its check finds, and leads on once it is done', async ({
  page,
}) => {
  await open(page, BOX);
  const figure = page.locator('figure.challenge').first();
  const verdict = figure.locator('.challenge-outcome [role="status"]');
  await expect(figure.getByRole('region', { name: 'Challenge: open the box' })).toBeHidden();
  await figure.getByRole('button', { name: 'Edit code' }).click();
  await expect(codeField(figure)).toBeFocused();

  await test.step('the cursor is at the first line that the solution changes', async () => {
    await expect(figure.locator('.cm-line', { hasText: '<Box>' })).toBeInViewport();
    await page.keyboard.insertText('{/* here */}');
    await expect(figure.locator('.cm-line', { hasText: '<Box>' })).toContainText('{/* here */}<Box>');
    await page.keyboard.press('Control+z');
  });

  await test.step('the verdict is beside the task, and grey until the first change', async () => {
    await expect(verdict).toHaveText('Not yet: The inner box is not a Canvas, so it accepts no drops.');
    const colorOf = () => verdict.locator('strong').evaluate((word) => getComputedStyle(word).color);
    const grey = await verdict.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(colorOf).toBe(grey);
    await expectAccessible(page, [page.mainFrame()]);
    await page.keyboard.type(' ');
    await expect.poll(colorOf).not.toBe(grey);
    await expect(figure.getByText('Changed', { exact: true })).toBeVisible();
  });

  await test.step('it is not shown while the code has a mistake', async () => {
    await writeCode(page, 'export default () => <p>;');
    await expect(runStatus(figure)).toContainText('App.tsx, line 1');
    await expect(verdict).toBeEmpty();
  });

  await test.step('the solution is folded below, and it is right for a reason', async () => {
    await figure.getByText('Solution').click();
    await figure.getByText('Show the whole file').click();
    const solution = await figure.locator('.solution pre:not(.has-diff) code').first().innerText();
    await writeCode(page, solution);
    await expect(verdict).toHaveText('Done: The inner box accepts drops, because it is a Canvas.');
    await expect(result(figure).getByText('I am in the box')).toBeVisible();
    await expectAccessible(page, [page.mainFrame()]);
  });

  await figure.getByRole('link', { name: 'Next challenge' }).click();
  await expect(page).toHaveURL(/concepts\/nodes#challenge-keep-the-sentence$/);
  await expect(page.locator('#challenge-keep-the-sentence')).toBeInViewport();
});

test('what is changed or done is remembered, and the page that lists all challenges counts it', async ({
  page,
}) => {
  await open(page, '/docs/practice');
  const count = page.locator('main small');
  await expect(count).toHaveText(/^0 of \d+ done$/);
  await page.getByRole('link', { name: 'Let users fill the inner box' }).click();
  const figure = page.locator('#challenge-open-the-box');
  await expect(figure).toBeInViewport();
  await figure.getByRole('button', { name: 'Edit code' }).click();
  await writeCode(page, readFileSync('content/challenges/open-the-box.solution.tsx', 'utf8'));
  await expect(figure.getByText('Done', { exact: true })).toBeVisible();

  await test.step('also after more changes, and after a reload', async () => {
    await writeCode(page, 'export default () => <p>Broken</p>;');
    await expect(result(figure).getByText('Broken')).toBeVisible();
    await page.reload();
    await expect(figure.getByText('Done', { exact: true })).toBeVisible();
  });

  await test.step('where all challenges are listed', async () => {
    await open(page, '/docs/practice');
    await expect(count).toHaveText(/^1 of \d+ done$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Let users fill' })).toContainText('Done');
    await expectAccessible(page);
  });

  await test.step('until the reader starts again', async () => {
    await open(page, BOX);
    await figure.getByRole('button', { name: 'Edit code' }).click();
    await figure.getByRole('button', { name: 'Start again' }).click();
    await expect(figure.getByText('Done', { exact: true })).toBeHidden();
    await expect(figure.locator('.challenge-outcome')).toContainText('Not yet');
    await figure.getByRole('button', { name: 'Close editor' }).click();
    await expect(codeField(figure)).toHaveCount(0);
  });
});

test('every challenge is listed once', () => {
  const listed = [...readPage('/docs/practice').html.matchAll(/href="?([^\s">]+#challenge-[a-z-]+)/g)];
  const shown = docPaths.flatMap((path) =>
    [...readPage(path).html.matchAll(/id=challenge-([a-z-]+)/g)].map(
      ([, name]) => `${path}#challenge-${name}`,
    ),
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(listed.map(([, href]) => href).toSorted()).toEqual(shown.toSorted());
});
