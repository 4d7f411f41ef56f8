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

/** Replaces the code, and returns the time until its result appears. */
async function change(page: Page, text: string): Promise<number> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(`export default () => <p>${text}</p>;`);
  return since(
    page,
    (expected) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe.code-result-frame:not([inert])');
      return frame?.contentDocument?.querySelector('#root')?.textContent === expected;
    },
    text,
  );
}

/** Waits until a condition holds in the page, checked in each frame; returns the time since the last press. */
async function since(page: Page, isSo: (text: string) => boolean, text = ''): Promise<number> {
  await page.waitForFunction(isSo, text);
  return page.evaluate(() => performance.now() - Number(document.documentElement.dataset['pressed']));
}
