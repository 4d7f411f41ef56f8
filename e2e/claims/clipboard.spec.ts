import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// Tests a claim of docs/api/nodetree#clipboard.

test('Control+C and Control+V copy a Node from one page to another', { tag: '@night' }, async ({
  page,
  context,
}) => {
  const script = await bundleSample(
    'docs/api/nodetree',
    'Clipboard.tsx',
    "import { Clipboard } from 'SAMPLE';\nimport { renderEditor } from 'EDITOR';\nrenderEditor(<><Clipboard /><input /></>);",
  );
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.setContent('<!doctype html><title>Clipboard</title>');
    await each.addScriptTag({ content: script, type: 'module' });
    await expect(each.locator('#A')).toHaveAttribute('draggable', 'true');
  }
  await page.bringToFront();
  await page.locator('#B').click();
  await page.keyboard.press('ControlOrMeta+c');
  await other.bringToFront();
  await other.locator('#A').click();
  await other.keyboard.press('ControlOrMeta+v');
  await expect(other.locator('p')).toHaveText(['A', 'B', 'B', 'C']);
  // In a field, the keys keep their functions.
  await other.locator('input').fill('Words');
  await other.locator('input').selectText();
  await other.keyboard.press('ControlOrMeta+c');
  await other.keyboard.press('ControlOrMeta+v');
  await expect(other.locator('p')).toHaveText(['A', 'B', 'B', 'C']);
  await expect(other.locator('input')).toHaveValue('Words');
});
