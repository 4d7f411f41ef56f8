import { expect, test } from './page-editor.ts';

test('a container has settings for its space, layout, colours and size', async ({ editor }) => {
  await editor.open();

  await test.step('padding and margin change on all sides or on each', async () => {
    const card = editor.boxAround('Your components');
    await editor.selectLayer('Features', 'Cards', 'Your components');
    await editor.settings.getByLabel('Padding', { exact: true }).fill('40');
    await expect(card).toHaveCSS('padding', '40px');
    await editor.settings.getByRole('button', { name: /^Each side\s?: Padding$/ }).click();
    await editor.settings.getByRole('group', { name: 'Padding' }).getByLabel('Left').fill('8');
    await expect(card).toHaveCSS('padding', '40px 40px 40px 8px');
    await editor.settings.getByRole('button', { name: /^Same on all sides\s?: Padding$/ }).click();
    await expect(card).toHaveCSS('padding', '40px');
    await editor.settings.getByLabel('Margin', { exact: true }).fill('12');
    await expect(card).toHaveCSS('margin', '12px');
  });

  await editor.startAgain();
  await test.step('a container lays out its content according to its settings', async () => {
    const cards = editor.boxAround('Your components').locator('xpath=..');
    await editor.selectLayer('Features', 'Cards');
    await editor.settings.getByLabel('Stacked').check();
    await expect(cards).toHaveCSS('flex-direction', 'column');
    await editor.settings.getByLabel('End', { exact: true }).check();
    await expect(cards).toHaveCSS('align-items', 'end');
    await editor.settings.getByLabel('Distribute').selectOption('Space between');
    await expect(cards).toHaveCSS('justify-content', 'space-between');
    await editor.settings.getByLabel('Gap').fill('64');
    await expect(cards).toHaveCSS('gap', '64px');
  });

  await editor.startAgain();
  await test.step('settings show the values that undo restores', async () => {
    await editor.selectLayer('Features', 'Cards');
    const gap = editor.settings.getByLabel('Gap');
    await expect(gap).toHaveValue('20');
    await gap.fill('64');
    await editor.button('Undo').click();
    await expect(gap).toHaveValue('20');
  });

  await editor.startAgain();
  await test.step('colours are chosen from the theme or typed, and invalid colours are rejected', async () => {
    const card = editor.boxAround('Your components');
    await editor.selectLayer('Features', 'Cards', 'Your components');
    const background = editor.settings.getByRole('group', { name: 'Background' });
    await background.getByLabel('Tint').check();
    await expect(card).toHaveCSS('background-color', 'rgb(220, 242, 225)');
    const own = background.getByLabel('Background: hex value');
    await own.fill('#fc0');
    await expect(card).toHaveCSS('background-color', 'rgb(255, 204, 0)');
    await own.fill('red; background: url(//example.com)');
    await expect(card).toHaveCSS('background-color', 'rgb(255, 204, 0)');
    await own.blur();
    await expect(own).toHaveValue('#ffcc00');
  });

  await editor.startAgain();
  await test.step('a typed number stays as typed until it is valid', async () => {
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const width = editor.settings.getByLabel('Width', { exact: true });
    await expect(width).toHaveValue('320');
    const before = (await editor.frame()).width; // The page is scaled down to fit.
    await width.fill('');
    await expect(width).toHaveValue('');
    expect((await editor.frame()).width).toBe(before);
    await width.fill('160');
    await expect.poll(async () => (await editor.frame()).width / before).toBeCloseTo(0.5, 1);
    await width.fill('99999');
    await width.blur();
    await expect(width).toHaveValue('4000');
  });
});

test('texts, Buttons and parts with rules have settings of their own', async ({ editor }) => {
  await editor.open();

  await test.step('a text changes its meaning, size and alignment', async () => {
    const line = editor.text('Built with Craft.js');
    await line.click();
    await editor.settings.getByLabel('Meaning').selectOption('Heading');
    await expect(editor.canvas.getByRole('heading', { name: 'Built with Craft.js', level: 2 })).toBeVisible();
    await editor.settings.getByLabel('Size', { exact: true }).fill('24');
    await expect(line).toHaveCSS('font-size', '24px');
    await editor.settings.getByLabel('Centre').check();
    await expect(line).toHaveCSS('text-align', 'center');
  });

  await editor.startAgain();
  await test.step('a part gets a custom name, which appears everywhere', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.settings.getByLabel('Name of this Text').fill('Claim');
    await expect(editor.layer('Claim: Built with Craft.js')).toBeVisible();
    await editor.expectSelected('Claim');
    await expect(editor.actions('Claim')).toBeVisible();
  });

  await editor.startAgain();
  await test.step('a part with a rule shows it', async () => {
    await editor.tool('Keeps a Button').click();
    await expect(editor.settings).toContainText(
      'Rule: it accepts only Buttons and keeps at least one Button.',
    );
  });

  await editor.startAgain();
  await test.step('a Button changes its look, and a dangerous link leads nowhere', async () => {
    const face = editor.text('Build your own');
    await face.click();
    await editor.settings.getByLabel('Outline').check();
    await expect(face).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const link = editor.settings.getByLabel('Link');
    await link.fill('javascript:alert(1)');
    await expect(link).toHaveAccessibleDescription(
      'Enter a full web address, a path such as /docs, or mailto:.',
    );
    await editor.button('View').click();
    await expect(editor.canvas.getByRole('link', { name: 'Build your own' })).toHaveCount(0);
  });
});
