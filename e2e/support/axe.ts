import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { weakLooks } from '../accessibility/looks.ts';
import { isEveryPage } from './sites.ts';

/** Less than half as long as `axe.source`, which each checked document has to compile. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 A and AA, and axe's best practices
 * (https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags). None of these rules is disabled.
 */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Speech control matches a control by its visible label (WCAG 2.2, 2.5.3). Axe marks the rule as experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // Frames are checked one by one: when they are checked together, axe requires landmarks to be unique across all
  // documents, although ARIA allows each document its own (https://github.com/dequelabs/axe-core/issues/2592).
  iframes: false,
};

declare global {
  interface Window {
    /** Axe, once it has been injected into the document. */
    axe?: typeof Axe;
  }
}

/** The rules whose results depend on the width of the window, apart from what a width hides or shows. */
const GEOMETRY_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
  rules: {},
};

/** The rules to apply. */
interface Look {
  /**
   * Four fifths of axe's time is spent on the contrast of text. A caller may skip it if contrast is measured elsewhere.
   */
  readonly contrast?: boolean;
  /** Applies only the rules about sizes and scrolling, the only ones whose results another width can change. */
  readonly geometryOnly?: boolean;
  /** A selector that limits the check to these elements, if the rest of the page is checked elsewhere. */
  readonly within?: string;
}

/** Returns the violations that axe finds in the current document, each with its elements. */
export async function findBarriers(
  frame: Frame,
  { contrast = true, geometryOnly = false, within }: Look = {},
): Promise<readonly string[]> {
  await putAxeInto(frame);
  const rules = { ...OPTIONS.rules, 'color-contrast': { enabled: contrast } };
  const options = { ...OPTIONS, rules, ...(geometryOnly && GEOMETRY_RULES) };
  const look = async ([selector, runOptions]: readonly [string | undefined, RunOptions]) => {
    const results = await window.axe?.run(selector ?? document, runOptions);
    return results?.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => html),
    }));
  };
  const found = await frame.evaluate(look, [within, options] as const);
  if (found === undefined) throw new Error('Axe is not in the page.');
  return found.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((html) => `  ${html}`).join('\n')}`);
}

/**
 * Replaces the coloured tokens of code by their text. Axe checks every element, and most elements of a long page are
 * such tokens. Without a role or a name, they only matter to the contrast rule, so call this only if contrast is
 * measured elsewhere.
 */
export async function flattenCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    const words = [...document.querySelectorAll('pre code span:not(:has(*))')].filter(
      (word) =>
        word.getAttributeNames().every((name) => name === 'class' || name === 'style') &&
        getComputedStyle(word).display === 'inline',
    );
    for (const word of words) word.replaceWith(...word.childNodes);
    for (const code of document.querySelectorAll('pre code')) code.normalize();
  });
}

/**
 * Fails if axe finds a violation in the current page, frames included, and reports the rule and the elements. By day,
 * {@link weakLooks} measures the contrast of the page, in a tenth of the time; that of frames, which are small, is axe's.
 *
 * @param frames the documents to check: a demo alone in a frame has no heading of level 1
 */
export async function expectAccessible(page: Page, frames = page.frames()): Promise<void> {
  const barriers = isEveryPage ? [] : [...(await weakLooks(page))];
  for (const frame of frames) {
    const contrast = isEveryPage || frame !== page.mainFrame();
    barriers.push(...(await findBarriers(frame, { contrast })));
  }
  expect(barriers).toEqual([]);
}

/** Runs once per document, so that further checks of the same page do not inject axe again. */
async function putAxeInto(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => window.axe !== undefined);
  // Injected through the debugger, because the page's policy forbids scripts from elsewhere.
  if (!isThere) await frame.evaluate(SOURCE);
}
