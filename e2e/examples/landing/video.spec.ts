import { expect, test } from './page-editor.ts';

test('a video is chosen by its address and loads when a visitor wants it', async ({
  editor,
  page,
  baseURL,
}) => {
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

  await test.step('a video is set by its address, and an invalid address is reported', async () => {
    await editor.canvas.locator('.page-video').scrollIntoViewIfNeeded();
    await editor.canvas.locator('.page-video').click();
    const field = editor.settings.getByLabel('YouTube address or id');
    await field.fill('https://youtu.be/dQw4w9WgXcQ?t=1');
    await expect(field).toHaveValue('dQw4w9WgXcQ');
    await field.fill('https://example.com/film');
    await expect(editor.canvas.locator('.page-video')).toContainText('This is not a YouTube video.');
    await editor.button('View').click();
    await expect(editor.button('Load video')).toBeDisabled();
  });

  await editor.button('Edit').click();
  await editor.startAgain();
  await test.step('a video requests nothing from other origins until it is wanted', async () => {
    await editor.canvas.locator('.page-video').scrollIntoViewIfNeeded();
    await editor.canvas.locator('.page-video').click();
    await editor.expectSelected('Video');
    await editor.button('View').click();
    await expect(editor.button('Load video')).toBeVisible();
    expect(foreign).toEqual([]);

    await editor.button('Load video').click();
    await expect(editor.canvas.getByTitle('Video')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/IwzUs1IMdyQ',
    );
    await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com']);
  });
});
