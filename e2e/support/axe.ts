import type { Frame, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * WCAG 2.2 A and AA, and what axe counts as good practice beside it
 * (https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags). No rule of these is switched off.
 */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Who speaks a control's visible label must hit it (WCAG 2.2, 2.5.3); axe counts the rule as an experiment.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // Frames are looked at one by one: taken together, axe wants their landmarks to be unique over all documents, where
  // ARIA lets each have its own (https://github.com/dequelabs/axe-core/issues/2592).
  iframes: false,
};

declare global {
  interface Window {
    /** Axe, once it has been put into the document. */
    axe?: typeof axe;
  }
}

/** The rules whose findings depend on the width of the window, apart from what a width hides or shows. */
const GEOMETRY_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
  rules: {},
};

/** Which rules are applied. */
interface Look {
  /** Four fifths of axe's time goes to the contrast of texts, which a caller may leave out if it is measured elsewhere. */
  readonly contrast?: boolean;
  /** Applies the rules about sizes and scrolling only: all that a second look at another width can change. */
  readonly geometryOnly?: boolean;
  /** A selector: looks at these elements only, where the rest of the page is looked at elsewhere. */
  readonly within?: string;
}

/** The barriers that axe finds in a document as it is now: each with the elements that have it. */
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
 * Replaces the coloured words of code by their text. Axe looks at every element, and most elements of a long page are
 * these. Without a role or a name, they matter to its rule about contrast only: call it where contrast is measured
 * elsewhere.
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

/** Fails where axe finds a barrier in the page as it is now, frames included, and says which and where. */
export async function expectAccessible(page: Page): Promise<void> {
  const barriers = [];
  for (const frame of page.frames()) barriers.push(...(await findBarriers(frame)));
  expect(barriers).toEqual([]);
}

/** Once per document, so that further looks at the same page cost nothing but the look. */
async function putAxeInto(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => window.axe !== undefined);
  // The debugger's own door: the page's policy forbids scripts from elsewhere.
  if (!isThere) await frame.evaluate(axe.source);
}
