import type { Browser, Page } from 'playwright-core';
import { PROFILES } from './profiles.ts';
import type { ServedSite } from './served-site.ts';
import { visit } from './visits.ts';

/** What a reader waits for who changes the code of a demo. */
export interface EditingFigures {
  /** Milliseconds from the press of "Edit code" until the editor's own result is there; all code must still be loaded. */
  readonly first: number;
  /** Milliseconds from the last key until the result shows it; a pause of 300 ms is part of it on purpose. */
  readonly next: number;
  /** The bytes of all files that the editor, the compiler and the frame of the result asked for. */
  readonly bytes: number;
}

const PAGE = 'overview';

/** Opens the editor of a page's first demo, over fast 4G with a slow phone, and types into it. */
export function measureEditing(browser: Browser, { site, server }: ServedSite): Promise<EditingFigures> {
  return visit(
    browser,
    server,
    PROFILES.fast,
    async ({ page, open, settled }) => {
      await open(site.pagePath(PAGE));
      const figure = page.locator('figure.demo').first();
      await figure.scrollIntoViewIfNeeded();
      await page.locator('figure.demo[data-state="running"]').first().waitFor();
      await settled();
      server.takeAnswers();
      await page.evaluate(watchResults);
      await figure.getByRole('button', { name: 'Edit code' }).click();
      const first = await shows(page, '');
      await settled();
      const bytes = server.takeAnswers().reduce((sum, answer) => sum + answer.bytes, 0);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText('export default () => <p>Changed</p>;');
      return { first, next: await shows(page, 'Changed'), bytes };
    },
    'block',
  );
}

/** Runs in the page: notes when the reader last pressed something. */
function watchResults(): void {
  const note = ({ timeStamp }: Event) => {
    document.documentElement.dataset['pressed'] = String(timeStamp);
  };
  for (const kind of ['click', 'beforeinput', 'keydown']) addEventListener(kind, note, { capture: true });
}

/** Waits until the result of the editor shows a text, and returns how long that was after the last press. */
async function shows(page: Page, text: string): Promise<number> {
  const shown = await page.waitForFunction((expected) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe.code-result-frame:not([inert])');
    const root = frame?.contentDocument?.querySelector('#root > *');
    if (!root?.textContent?.includes(expected)) return undefined;
    return performance.now() - Number(document.documentElement.dataset['pressed']);
  }, text);
  return Number(await shown.jsonValue());
}
