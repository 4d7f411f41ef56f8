import type { Page } from '@playwright/test';
import { openExample } from '../examples/basic/basic-editor.ts';
import { PageEditor } from '../examples/landing/page-editor.ts';
import { Embed, waitForEditor } from '../landing/embed.ts';
import { type Messages, NOT_FOUND_MESSAGE } from '../support/messages.ts';
import { readPage, sitePaths } from '../support/site-pages.ts';
import { address, hydrated, open } from '../support/test.ts';

/** A page that must be accessible. */
export interface TestedPage {
  readonly path: string;
  /** Pages of one type only differ in their text. */
  readonly type: string;
}

/** The editors, which are outside the site's shell. */
export const examples: readonly TestedPage[] = [
  { path: '/examples/basic/', type: 'basic example' },
  { path: '/examples/landing/', type: 'landing example' },
];

/** The pages inside the site's shell: all pages of the sitemap, and the not-found page. */
const shellPages: readonly TestedPage[] = [
  ...sitePaths.map((path) => ({ path, type: readPage(path).kind })),
  { path: '/no-such-page', type: 'not found' },
];

/** Every page of the site. */
export const allPages: readonly TestedPage[] = [...shellPages, ...examples];

/** One page of each type: the shortest, because the length of a page does not affect what opens over it. */
export const samplePages: readonly TestedPage[] = [
  ...new Map(
    [...shellPages].sort((a, b) => articleLength(b) - articleLength(a)).map((page) => [page.type, page]),
  ).values(),
];

function articleLength({ path }: TestedPage): number {
  return sitePaths.includes(path) ? readPage(path).html.length : 0;
}

/** Opens a page and waits until it is ready for readers. */
export async function visit(page: Page, { path, type }: TestedPage, messages: Messages): Promise<void> {
  if (type === 'basic example') return openExample(page);
  if (type === 'landing example') return new PageEditor(page).open();
  if (type === 'not found') {
    messages.expect(NOT_FOUND_MESSAGE);
    await page.goto(address(path));
    return hydrated(page);
  }
  // The landing page's editor is one of the examples; whether it has loaded by now would depend on timing.
  if (type === 'landing') {
    await waitForEditor(page);
    await new Embed(page).replaceEditor();
  }
  return open(page, path);
}
