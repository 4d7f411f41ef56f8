import type { Page } from '@playwright/test';
import { twoFrames } from '../support/test.ts';

/** The site's colour modes, and the system-wide colour settings of users (WCAG 2.2, 1.4.3 and 1.4.11). */
const MODES = ['light', 'dark', 'forced colours'] as const;

export type Mode = (typeof MODES)[number];

/** Phone, tablet and desktop, in pixels. 320 corresponds to 1280 at 400 % zoom (WCAG 2.2, 1.4.10). */
export const WIDTHS = [320, 768, 1280] as const;

/** A mode and a width in which a page is checked. */
export interface Appearance {
  readonly mode: Mode;
  readonly width: number;
}

/** Returns every mode once, each at another width if there are several. The widths rotate from turn to turn. */
export function everyMode(turn: number, widths: readonly number[] = WIDTHS): readonly Appearance[] {
  return MODES.map((mode, index) => ({ mode, width: widths[(turn + index) % widths.length] ?? WIDTHS[0] }));
}

/** Shows the open page in another mode, as if the reader had chosen it, frames included. */
export async function showMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: mode === 'forced colours' ? 'active' : 'none' });
  const theme = mode === 'dark' ? 'dark' : 'light';
  for (const frame of page.frames()) {
    try {
      await frame.evaluate((value) => {
        document.documentElement.dataset['theme'] = value;
      }, theme);
    } catch (error) {
      // A frame may be removed during the check.
      if (!frame.isDetached()) throw error;
    }
  }
}

/** Shows the open page in another mode and width, without loading it again. */
export async function show(page: Page, { mode, width }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // What scrolls at this width becomes a tab stop with the next frame.
  await twoFrames(page);
  await showMode(page, mode);
}
