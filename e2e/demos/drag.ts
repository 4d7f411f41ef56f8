import type { Locator, Page } from '@playwright/test';

/**
 * Returns the draggable pieces of a stage, in order: the texts and fields of each piece. Code is skipped, because it
 * shows ids that are new each time.
 */
export function arrangement(stage: Locator): Promise<readonly string[]> {
  return stage.evaluate((element) =>
    [...element.querySelectorAll('[draggable="true"]')].map((piece) => {
      // A handle stands for the element around it.
      const isHandle = (piece.textContent ?? '').trim().length < 2;
      const copy = document.importNode((isHandle && piece.parentElement) || piece, true);
      for (const code of copy.querySelectorAll('code, pre')) code.remove();
      const fields = [...copy.querySelectorAll('input')].map(({ value }) => value);
      return [copy.textContent, ...fields].join('|');
    }),
  );
}

/**
 * Drags the pieces of a stage onto one another, by mouse and in steps, until one has moved. Returns whether one did.
 */
export async function dragSomething(page: Page, stage: Locator): Promise<boolean> {
  const before = JSON.stringify(await arrangement(stage));
  const pieces = stage.locator('[draggable="true"]');
  for (const [piece, target] of await separatePairs(pieces)) {
    await drag(page, pieces.nth(piece), pieces.nth(target));
    if (JSON.stringify(await arrangement(stage)) !== before) return true;
  }
  return false;
}

/** Returns the pairs of pieces that do not contain each other, by their indexes; the last target comes first. */
function separatePairs(pieces: Locator): Promise<readonly (readonly [piece: number, target: number])[]> {
  return pieces.evaluateAll((elements) =>
    elements.flatMap((piece, from) =>
      elements
        .map((target, to) => ({ target, pair: [from, to] as const }))
        .filter(({ target }) => !piece.contains(target) && !target.contains(piece))
        .map(({ pair }) => pair)
        .toReversed(),
    ),
  );
}

/** Drags one element by its corner into the lower part of another. */
async function drag(page: Page, piece: Locator, target: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  await target.scrollIntoViewIfNeeded();
  const [from, to] = [await piece.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) return;
  await page.mouse.move(from.x + 3, from.y + 3);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.6, { steps: 6 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.85, { steps: 3 });
  await page.mouse.up();
}
