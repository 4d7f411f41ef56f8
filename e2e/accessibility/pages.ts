import type { Page } from '@playwright/test';
import { openExample } from '../examples/basic/basic-editor.ts';
import { PageEditor } from '../examples/landing/page-editor.ts';
import { Embed } from '../landing/embed.ts';
import { type Messages, NOT_FOUND_MESSAGE } from '../support/messages.ts';
import { readPage, sitePaths } from '../support/site-pages.ts';
import { address, hydrated, open } from '../support/test.ts';

/** A page that must be accessible. */
export interface TestedPage {
  readonly path: string;
  /** Pages of one type differ in their text alone. */
  readonly type: string;
}

/** The editors, which stand outside the site's shell. */
export const examples: readonly TestedPage[] = [
  { path: '/examples/basic/', type: 'basic example' },
  { path: '/examples/landing/', type: 'landing example' },
];

/** The pages that the site's shell surrounds: all of the sitemap, and what an unknown path shows. */
const shellPages: readonly TestedPage[] = [
  ...sitePaths.map((path) => ({ path, type: readPage(path).kind })),
  { path: '/no-such-page', type: 'not found' },
];

/** Every page of the site. */
export const allPages: readonly TestedPage[] = [...shellPages, ...examples];

/** One page of each type: the shortest, because what opens over a page does so however long the page is. */
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
  // The editor on the landing page is one of the examples; whether it has come already would be a matter of luck.
  if (type === 'landing') await new Embed(page).replaceEditor();
  return open(page, path);
}
