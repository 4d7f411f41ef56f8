import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.js';
import { addStyles, expect } from './test.ts';

/**
 * One font file in two sizes, on any machine: as wide and tall as the widest fonts that systems have for interfaces
 * (DejaVu Sans and Verdana; Noto Sans is the tallest), and as narrow as the narrowest.
 */
const FONTS = {
  wide: 'size-adjust: 114%; ascent-override: 107%; descent-override: 30%',
  narrow: 'size-adjust: 88%; ascent-override: 90%; descent-override: 21%',
};

/** The names of the fonts. */
export const FONT_NAMES = ['wide', 'narrow'] as const;

/** Shows the open page in another font. */
export async function setFont(page: Page, name: (typeof FONT_NAMES)[number]): Promise<void> {
  for (const weight of [400, 600]) {
    const file = `ibm-plex-sans-latin-${weight}-normal.woff2`;
    const body = await readFile(join(projectRoot, 'node_modules/@fontsource/ibm-plex-sans/files', file));
    await page.route(`**/${file}`, (route) => route.fulfill({ body, contentType: 'font/woff2' }));
    await addStyles(
      page,
      `@font-face { font-family: ${name}; font-weight: ${weight}; src: url("/${file}"); ${FONTS[name]} }
      :root { --font: ${name} !important }`,
    );
  }
  const isShown = () =>
    page.evaluate(async (family) => {
      await Promise.all(['', 'bold '].map((weight) => document.fonts.load(`${weight}1em ${family}`)));
      return getComputedStyle(document.body).fontFamily === family && document.fonts.check(`1em ${family}`);
    }, name);
  await expect.poll(isShown).toBe(true);
}
