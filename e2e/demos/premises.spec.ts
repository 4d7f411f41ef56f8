import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { besideParts, PARTS } from '../../src/node/markdown/blocks/demo-source.ts';
import { result, sharedPath } from '../code-editor/code-editor.ts';
import { address, expect, test, twoFrames } from '../support/test.ts';

/** How boxes lay out their parts. Where a drop lands depends on it. */
const LAYOUTS = {
  column: 'display: flex; flex-direction: column',
  row: 'display: flex; flex-flow: row wrap',
  grid: 'display: grid; grid-template-columns: repeat(2, minmax(0, 1fr))',
} as const;

/** The page after a drop: its parts, with those in them in brackets. */
type Outline = string | RegExp;

/** A drop: the text of the dragged part, that of the part below the pointer, and the side on which it is dropped. */
type Drop = readonly [piece: string, target: string | RegExp, where: 'before' | 'after' | 'into', Outline];

/** What the caption of a demo says, as the page after each drop. */
const DEMOS: Readonly<Record<string, readonly Drop[]>> = {
  'small-editor': [
    [
      'Drag me below',
      'I can move',
      'after',
      '(I can move too., Drag me below the other line., (Or move me out of this box.))',
    ],
    [
      'Or move me',
      'I can move',
      'before',
      '(Or move me out of this box., I can move too., Drag me below the other line., ())',
    ],
  ],
  'multi-select': [['Write', 'Read', 'after', '(Read, Write, Print, Publish)']],
  nodes: [
    ['One', 'Two', 'after', /^\((?:One, )?Not a Canvas\(Two, A Canvas\(Three\)\)(?:, One)?\)$/],
    ['One', 'A Canvas', 'into', /^\(Not a Canvas\(Two, A Canvas\((?:Three, One|One, Three)\)\)\)$/],
  ],
  'editor-state': [['Two', 'One', 'before', '(Two, One, Not a Canvas(Fixed))']],
  'node-helpers': [['Title', 'Locked', 'after', '(Locked, Title, A group, not a Canvas(Fixed))']],
  rendering: [['Point at me', 'Select me.', 'after', '(Select me., Point at me, or drag me.)']],
  rules: [
    ['Test', 'Later', 'into', '(Now(Write, Read, Print), Later(Always last, Test))'],
    ['Test', 'Print', 'after', '(Now(Write, Read, Print), Later(Always last, Test))'],
    ['Write', 'Test', 'after', '(Now(Read, Print), Later(Always last, Test, Write))'],
  ],
  'linked-nodes': [
    ['Drag me into the card', /^Drag me$/, 'after', '*(Card(*(), *(Drag me, Drag me into the card)))'],
  ],
  indicator: [
    [
      'Me too.',
      'Refuses all',
      'into',
      '(Accepts all(Drag me slowly over both boxes., Me too.), Refuses all())',
    ],
  ],
  tabs: [
    [
      'Drag me into a tab.',
      'Rowing boats',
      'after',
      '(((Canoes and kayaks, Rowing boats, Drag me into a tab.)))',
    ],
  ],
  layers: [['First', 'Group', 'into', 'Page(Second(), Group(Third(), First()))']],
  'device-preview': [['Three', 'One', 'before', '(Three(), One(), Two())']],
  themes: [
    [
      'Every banner',
      'Select one',
      'after',
      '(Select one to choose its variant., Every banner follows the theme.)',
    ],
  ],
  'undo-steps': [['120 pixels', '160 pixels', 'after', '(160 pixels(), 120 pixels())']],
  repeater: [['€ 890', 'Canoe', 'before', '((€ 890, Canoe))']],
};

/** The task of a challenge, as the page after a drop: with the code to start from, and with the solution. */
const CHALLENGES: Readonly<Record<string, readonly [drop: Drop, solved: Outline]>> = {
  'open-the-box': [
    [
      'Drag me',
      'I am in the box',
      'after',
      /^\((?:Drag me into the box, )?\(I am in the box\)(?:, Drag me into the box)?\)$/,
    ],
    '((I am in the box, Drag me into the box))',
  ],
  'three-at-most': [['Four', 'Three', 'after', '((One, Two, Three, Four))'], '((One, Two, Three), Four)'],
  'keep-the-last': [
    ['The last one', 'Two', 'after', '((), (One, Two, The last one))'],
    '((The last one), (One, Two))',
  ],
  'stay-in-the-row': [['A', 'C', 'before', '((B()), (A(), C()))'], '((A(), B()), (C()))'],
  'no-empty-row': [
    ['I am alone', 'Drag the text', 'before', '(I am alone in my row, Drag the text below over me, ())'],
    '(I am alone in my row, Drag the text below over me)',
  ],
  'make-it-draggable': [['Drag me', 'Me too', 'after', 'Drag meMe too()'], 'Me tooDrag me()'],
  'publish-it': [['Visitors', 'Visitors', 'after', '(Visitors read this)'], '(Visitors read this)'],
};

for (const [layout, style] of Object.entries(LAYOUTS)) {
  test(`in a ${layout}, a drop in a demo lands where its caption says`, async ({ page }) => {
    for (const [name, drops] of Object.entries(DEMOS)) {
      await test.step(name, async () => {
        await page.goto(address(`/playground/?start=${name}`));
        const root = await shown(page, style);
        for (const [piece, target, where, outline] of drops) {
          await drag(page, partWith(root, piece), partWith(root, target), where);
          await expectOutline(root, outline);
        }
      });
    }
  });

  test(`in a ${layout}, a drop shows the problem of a challenge, and that the solution solves it`, async ({
    page,
  }) => {
    for (const [name, [[piece, target, where, outline], solved]] of Object.entries(CHALLENGES)) {
      for (const [ending, expected] of [
        ['.tsx', outline],
        ['.solution.tsx', solved],
      ] as const) {
        await test.step(`${name}${ending}`, async () => {
          const code = besideParts(readFileSync(`content/challenges/${name}${ending}`, 'utf8'));
          const parts = PARTS.map((file) => [file, readFileSync(`content/${file}`, 'utf8')] as const);
          await page.goto(address(sharedPath(code, parts)));
          await page.getByRole('button', { name: 'Run shared code' }).click();
          const root = await shown(page, style);
          await drag(page, partWith(root, piece), partWith(root, target), where);
          await expectOutline(root, expected);
        });
      }
    }
  });
}

/** Waits for the result in the playground, and gives its boxes a layout. */
async function shown(page: Page, layout: string): Promise<Locator> {
  const root = result(page).locator('#root');
  await expect(root.locator('.part').first()).toBeVisible();
  await root.evaluate((_, style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.box:has(> .part), .row { ${style} }`);
    document.adoptedStyleSheets.push(sheet);
  }, layout);
  return root;
}

/** The innermost element with a text. */
function partWith(root: Locator, text: string | RegExp): Locator {
  return root.locator('div').filter({ hasText: text }).last();
}

async function expectOutline(root: Locator, outline: Outline): Promise<void> {
  const expected = typeof outline === 'string' ? outline : expect.stringMatching(outline);
  await expect.poll(() => outlineOf(root), { timeout: 15_000 }).toEqual(expected);
}

/** Drags a part by mouse, in steps, onto a side of another one, or onto the lower edge of its inside. */
async function drag(page: Page, piece: Locator, target: Locator, where: Drop[2]): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const [from, to] = [await piece.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) throw new Error('The part is not displayed.');
  const share = where === 'before' ? 0.3 : 0.7;
  const y = where === 'into' ? to.y + to.height - 13 : to.y + to.height * share;
  const x = to.x + to.width * (where === 'into' ? 0.5 : share);
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 14, from.y + 14, { steps: 3 });
  await page.mouse.move(x, y - 2, { steps: 6 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await twoFrames(page);
}

/** Returns the parts of a page as text: each with its own words, and the parts in it in brackets. Ids are stars. */
function outlineOf(root: Locator): Promise<string> {
  return root.evaluate((element) => {
    const parts = (within: Element): Element[] =>
      [...within.children].flatMap((child) => (child.matches('.part') ? [child] : parts(child)));
    const words = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.matches('.part, button, output, label')) return '';
      return [...node.childNodes].map(words).join('');
    };
    const written = (part: Element): string => {
      const own = [...part.childNodes].map(words).join('').trim();
      const name = /^(?:ROOT|[\w-]{10})$/.test(own) ? '*' : own;
      return part.matches('.text') ? name : `${name}(${parts(part).map(written).join(', ')})`;
    };
    return parts(element).map(written).join(', ');
  });
}
