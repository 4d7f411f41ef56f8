import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { linkCode } from '../../../test-support/link-code.ts';
import { ContentDocuments } from '../content/documents.ts';
import { SMALL_SITE, writeProject } from '../content/fixtures/small-site.ts';
import { compilePage } from '../pages/compile-page.ts';
import { CompiledPages } from '../pages/compiled-pages.ts';
import { ContentWatcher } from './content-watcher.ts';

it('a page that was fetched while an editor saved its file is fetched again once the file has been read', async () => {
  const { root, content } = await writeProject(SMALL_SITE);
  await linkCode(root);
  await cp('contentlayer.config.ts', path.join(root, 'contentlayer.config.ts'));
  const compiled = new CompiledPages({ projectRoot: root, base: '/' }, compilePage);
  const listener = { onChange: vi.fn(), onOpened: vi.fn(), onChecked: vi.fn(), onFailure: vi.fn() };
  const watcher = new ContentWatcher(root, new ContentDocuments(root), compiled, listener);
  onTestFinished(() => watcher.close());
  const article = async () => {
    const page = await watcher.site?.page('/docs/overview', true);
    return page !== undefined && 'html' in page ? page.html : undefined;
  };
  watcher.start();
  watcher.pageStarted();
  await vi.waitFor(() => expect(listener.onChecked).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect(listener.onChange).not.toHaveBeenCalled();

  // The system reports the beginning and the end of saving as one change.
  const file = path.join(content, 'docs/overview.md');
  await writeFile(file, '');
  watcher.changed();
  expect(listener.onChange).toHaveBeenCalledTimes(1);
  expect(await article()).toBe('<p>Text.');
  await writeFile(file, SMALL_SITE['docs/overview.md'].replace('Text.', 'Mended.'));
  await vi.waitFor(() => expect(listener.onChange).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(await article()).toBe('<p>Mended.');
  expect(listener.onFailure).not.toHaveBeenCalled();
});
