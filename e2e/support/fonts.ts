import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.js';
import { addStyles, expect } from './test.ts';

/**
 * One font file in two sizes, on any machine: as wide and tall as the widest fonts that systems have for interfaces
 * (DejaVu Sans and Verdana; Noto Sans is the tallest), and narrower than the narrowest. The size is that of an x.
 */
const FONTS = {
  wide: { size: 0.6, ascent: '107%', descent: '30%' },
  narrow: { size: 0.454, ascent: '90%', descent: '21%' },
};

/** The names of the fonts. */
export const FONT_NAMES = ['wide', 'narrow'] as const;

/** Shows the open page in another font. Its bytes are passed on, because the site's policy allows no font files. */
export async function setFont(page: Page, name: (typeof FONT_NAMES)[number]): Promise<void> {
  const { size, ascent, descent } = FONTS[name];
  for (const weight of [400, 600]) {
    const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`;
    const bytes = [...(await readFile(join(projectRoot, 'node_modules', file)))];
    await page.evaluate(
      async ([family, data, settings]) => {
        const face = new FontFace(family, new Uint8Array(data).buffer, settings);
        document.fonts.add(await face.load());
      },
      [name, bytes, { weight: String(weight), ascentOverride: ascent, descentOverride: descent }] as const,
    );
  }
  // Code has a font of its own.
  const code = ':is(code, code *, [font-family]) { font-size-adjust: none !important }';
  await addStyles(
    page,
    `:root { --font: ${name} !important } body { font-family: ${name} !important } * { font-size-adjust: ${size} !important } ${code}`,
  );
  await expect(page.locator('body')).toHaveCSS('font-family', name);
}
