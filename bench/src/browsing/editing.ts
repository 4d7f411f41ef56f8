import type { Page } from 'playwright-core';
import { transferOf } from '../serve/server.ts';
import { PROFILES } from './profiles.ts';
import type { ServedSite } from './served-site.ts';
import { type ReadersBrowser, visit } from './visits.ts';

/** The waiting times of a reader who changes the code of a demo. */
export interface EditingFigures {
  /** Milliseconds from the press of "Edit code" until the editor accepts input, including loading all of its code. */
  readonly open: number;
  /** Milliseconds from the first change until its result appears, including an intended pause of 300 ms. */
  readonly first: number;
  /** The same for the next change. */
  readonly next: number;
  /** The bytes of all files that the editor, the compiler and the frame of the result requested. */
  readonly bytes: number;
}

const PAGE = 'overview';

/** Opens the editor of a page's first demo, over fast 4G with a slow phone, and types into it. */
export function measureEditing(
  browser: ReadersBrowser,
  { site, server }: ServedSite,
): Promise<EditingFigures> {
  return visit(
    browser,
    server,
    PROFILES.fast,
    async ({ page, open: visitPage, settled }) => {
      await visitPage(site.pagePath(PAGE));
      const figure = page.locator('figure.demo').first();
      await figure.scrollIntoViewIfNeeded();
      await page.locator('figure.demo[data-state="running"]').first().waitFor();
      await settled();
      server.takeAnswers();
      await page.evaluate(notePresses);
      await figure.getByRole('button', { name: 'Edit code' }).click();
      const open = await since(page, () => document.activeElement?.getAttribute('role') === 'textbox');
      await settled();
      const first = await change(page, 'Changed');
      await settled();
      const { bytes } = transferOf(server.takeAnswers());
      return { open, first, next: await change(page, 'Changed again'), bytes };
    },
    'block',
  );
}

/** Runs in the page: records the time of the reader's last press. */
function notePresses(): void {
  for (const kind of ['click', 'beforeinput', 'keydown']) {
    addEventListener(
      kind,
      ({ timeStamp }) => {
        document.documentElement.dataset['pressed'] = String(timeStamp);
      },
      { capture: true },
    );
  }
}

/** Shows the result of the code. It is inert until the code has run. */
const RESULT_FRAME = 'iframe.code-result-frame:not([inert])';

/** Replaces the code, and returns the time until its result appears, which is in a new frame. */
async function change(page: Page, text: string): Promise<number> {
  await page.locator(RESULT_FRAME).evaluateAll((frames) => {
    for (const frame of frames) frame.setAttribute('data-former', '');
  });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(`export default () => <p>${text}</p>;`);
  const next = `${RESULT_FRAME}:not([data-former])`;
  const time = await since(page, (selector) => document.querySelector(selector) !== null, next);
  await page.frameLocator(next).getByText(text, { exact: true }).waitFor();
  return time;
}

/** Waits until a condition holds in the page, checked in each frame; returns the time since the last press. */
async function since(page: Page, isSo: (argument: string) => boolean, argument = ''): Promise<number> {
  await page.waitForFunction(isSo, argument);
  return page.evaluate(() => performance.now() - Number(document.documentElement.dataset['pressed']));
}
