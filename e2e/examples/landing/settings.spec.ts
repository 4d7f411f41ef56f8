import { expect, test } from './page-editor.ts';

test('a container has settings for its space, layout, colours and size', async ({ editor }) => {
  await editor.open();
  const card = editor.boxAround('Your components');
  const cards = card.locator('xpath=..');

  await test.step('its padding and colours; a text that is no colour is not possible', async () => {
    await editor.selectLayer('Features', 'Cards', 'Your components');
    await editor.settings.getByLabel('Padding, top and bottom').fill('40');
    await editor.settings.getByLabel('Padding, left and right').fill('8');
    await expect(card).toHaveCSS('padding', '40px 8px');
    const background = editor.settings.getByRole('group', { name: 'Background' });
    await background.getByLabel('Tint').check();
    await expect(card).toHaveCSS('background-color', 'rgb(220, 242, 225)');
    await background.getByLabel('custom colour').fill('#ffcc00');
    await expect(card).toHaveCSS('background-color', 'rgb(255, 204, 0)');
  });

  await editor.startAgain();
  await test.step('its layout, which undo restores in the page and in the fields', async () => {
    await editor.selectLayer('Features', 'Cards');
    const gap = editor.settings.getByLabel('Gap');
    await gap.fill('64');
    await expect(cards).toHaveCSS('gap', '64px');
    await editor.button('Undo').click();
    await expect(gap).toHaveValue('20');
    await editor.settings.getByLabel('Stacked').check();
    await expect(cards).toHaveCSS('flex-direction', 'column');
    await editor.settings.getByRole('group', { name: 'Align' }).getByLabel('End').check();
    await expect(cards).toHaveCSS('align-items', 'end');
    await editor.settings.getByLabel('Between').check();
    await expect(cards).toHaveCSS('justify-content', 'space-between');
  });

  await editor.startAgain();
  await test.step('a typed size, which stays as typed until it is valid', async () => {
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const width = editor.settings.getByLabel('Width', { exact: true });
    const before = (await editor.frame()).width; // The page is scaled down to fit.
    await width.fill('16o');
    await expect(width).toHaveAccessibleDescription(/^Enter auto, pixels such as 320px/);
    await width.fill('160');
    await expect(width).toHaveAccessibleDescription('');
    await expect.poll(async () => (await editor.frame()).width / before).toBeCloseTo(0.5, 1);
  });

  await test.step('a box with a rule shows it', async () => {
    await editor.tool('Keeps a Button').click();
    await expect(editor.settings).toContainText(
      'Rule: it accepts only Buttons and keeps at least one Button.',
    );
  });
});

test('texts, pictures, Buttons and videos have settings of their own', async ({ editor, page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(new URL(request.url()).hostname);
    }
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await editor.open();

  await test.step('a text changes its meaning, size and alignment', async () => {
    const line = editor.text('Built with Craft.js');
    await line.click();
    await editor.settings.getByLabel('Heading', { exact: true }).check();
    await expect(editor.canvas.getByRole('heading', { name: 'Built with Craft.js', level: 2 })).toBeVisible();
    await editor.settings.getByLabel('Size', { exact: true }).fill('24');
    await expect(line).toHaveCSS('font-size', '24px');
    await editor.settings.getByLabel('Centre').check();
    await expect(line).toHaveCSS('text-align', 'center');
  });

  await test.step('a picture changes what it shows, and says it', async () => {
    const picture = editor.canvas.getByRole('img', { name: 'Green hills below a low sun' });
    await picture.click();
    await editor.settings.getByLabel('Panel').check();
    await editor.settings.getByLabel('What it shows').fill('Sliders');
    await expect(editor.canvas.getByRole('img', { name: 'Sliders' })).toHaveJSProperty('complete', true);
  });

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
    await editor.button('Edit').click();
  });

  await test.step('a video is set by its address, and requests nothing elsewhere until it is wanted', async () => {
    await editor.canvas.locator('.page-video').scrollIntoViewIfNeeded();
    await editor.canvas.locator('.page-video').click();
    const field = editor.settings.getByLabel('YouTube address or id');
    await field.fill('https://example.com/film');
    await expect(field).toHaveAccessibleDescription(/neither the address nor the id/);
    await editor.button('View').click();
    await expect(editor.button('Load video')).toBeDisabled();
    await editor.button('Edit').click();
    await editor.canvas.locator('.page-video').click();
    await field.fill('https://youtu.be/dQw4w9WgXcQ?t=1');
    await expect(field).toHaveValue('dQw4w9WgXcQ');
    await editor.button('View').click();
    expect(foreign).toEqual([]);
    await editor.button('Load video').click();
    await expect(editor.canvas.getByTitle('Video')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com']);
  });
});
