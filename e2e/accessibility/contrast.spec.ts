import { expect, test } from '../support/test.ts';
import { showMode } from './appearances.ts';
import { contrast, PART_RATIO } from './colours.ts';
import { collectLooks, type Look } from './looks.ts';
import { allPages, visit } from './pages.ts';

/** WCAG 2.2: 1.4.6 for prose, 1.4.3 for other text, 1.4.11 for parts of controls. */
const RATIOS: Readonly<Record<Look['kind'], number>> = { prose: 7, text: 4.5, part: PART_RATIO };

for (const tested of allPages) {
  test(`${tested.path} can be told from its background, in both modes`, async ({ page, messages }) => {
    await visit(page, tested, messages);
    for (const mode of ['light', 'dark'] as const) {
      await showMode(page, mode);
      const looks = await collectLooks(page);
      expect(looks.length).toBeGreaterThan(3);
      const weak = looks.flatMap(({ kind, colour, opacity, behind, example }) => {
        const ratio = contrast(colour, behind, opacity);
        const what = `${colour} at ${opacity} on ${behind.join(' on ')}`;
        return ratio < RATIOS[kind]
          ? [`${example}: ${kind}, ${ratio.toFixed(2)} of ${RATIOS[kind]}: ${what}`]
          : [];
      });
      expect.soft(weak, mode).toEqual([]);
    }
  });
}
