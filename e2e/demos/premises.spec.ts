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

/**
 * A drop: the text of the dragged part, that of the part below the pointer, and where it is dropped: on a side of it, on
 * the lower edge of its inside, at its very corner, on the left of its lower side, on that side and then outside the
 * page, or there after the pointer has waited at the edge of what scrolls.
 */
type Drop = readonly [
  piece: string,
  target: string | RegExp,
  where: 'before' | 'after' | 'into' | 'corner' | 'lower left' | 'outside' | 'scrolled',
  Outline,
];

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

/** A remedy in a guide, used in an app, and the page after each drop: with the remedy and without it. */
interface Remedy {
  /** The guide with the file that the app imports, if it does. */
  readonly guide?: string;
  readonly file?: string;
  readonly app: string;
  /** What the app is without the remedy, if drops then land elsewhere: another text in place of one in it. */
  readonly without?: readonly [from: string, to: string];
  readonly drops: readonly (readonly [...drop: Drop, without: Outline])[];
}

const IMPORTS = `import { Editor, Element, Frame } from '@craftjs/core';
import { Box, Text, useAttach } from './parts';
`;

const REMEDIES: Readonly<Record<string, Remedy>> = {
  'ScrollingCanvas, for places out of view': {
    guide: 'guides/recipes/auto-scroll',
    file: 'ScrollingCanvas.tsx',
    app: `${IMPORTS}import { ScrollingCanvas } from './ScrollingCanvas';
const Tall = ({ text }: { text: string }) => (
  <div {...useAttach('text')} style={{ minHeight: 700 }}>{text}</div>
);
export default () => (
  <Editor resolver={{ Box, Tall }}>
    <ScrollingCanvas>
      <Frame>
        <Element is={Box} canvas>
          <Tall text="One" />
          <Tall text="Two" />
          <Tall text="Three" />
        </Element>
      </Frame>
    </ScrollingCanvas>
  </Editor>
);`,
    drops: [['One', 'Three', 'scrolled', '(Two, Three, One)', '']],
  },
  'HiddenNodes, for places behind a hidden Node': {
    guide: 'guides/event-handlers',
    file: 'HiddenNodes.tsx',
    app: `${IMPORTS}import { HiddenNodes } from './HiddenNodes';
export default () => (
  <Editor resolver={{ Box, Text }}>
    <HiddenNodes />
    <Frame>
      <Element is={Box} canvas>
        <Text text="One" />
        <Element is={Text} text="Hidden" hidden />
        <Text text="Two" />
        <Text text="Three" />
      </Element>
    </Frame>
  </Editor>
);`,
    without: ['<HiddenNodes />', ''],
    drops: [
      ['Two', 'Three', 'after', '(One, Three, Two)', '(One, Two, Three)'],
      ['Two', 'One', 'before', '(Two, One, Three)', '(Two, One, Three)'],
    ],
  },
  'CancelDropHandlers, for drops outside the page': {
    guide: 'guides/event-handlers',
    file: 'CancelDropHandlers.ts',
    app: `${IMPORTS}import { cancelDropHandlers } from './CancelDropHandlers';
export default () => (
  <Editor resolver={{ Box, Text }} handlers={cancelDropHandlers}>
    <Frame>
      <Element is={Box} canvas>
        <Text text="One" />
        <Text text="Two" />
      </Element>
    </Frame>
  </Editor>
);`,
    without: ['handlers={cancelDropHandlers}', ''],
    drops: [
      ['One', 'Two', 'outside', '(One, Two)', '(Two, One)'],
      ['Two', 'One', 'before', '(Two, One)', '(Two, One)'],
    ],
  },
  'padding, for drops at the edge of a Canvas': {
    app: `${IMPORTS}import type { ReactNode } from 'react';
const Slot = ({ children }: { children?: ReactNode }) => (
  <div {...useAttach('slot')} style={{ padding: 16 }}>{children}</div>
);
export default () => (
  <Editor resolver={{ Box, Slot, Text }}>
    <Frame>
      <Element is={Box} canvas>
        <Text text="One" />
        <Element is={Slot} canvas>
          <Text text="Two" />
        </Element>
        <Text text="Three" />
      </Element>
    </Frame>
  </Editor>
);`,
    without: ['padding: 16', 'padding: 0'],
    drops: [['Three', 'Two', 'corner', '(One, (Three, Two))', '(One, Three, (Two))']],
  },
  'a flex column, for a stacked list with vertical bars': {
    app: `${IMPORTS}import type { ReactNode } from 'react';
const List = ({ children }: { children?: ReactNode }) => (
  <div {...useAttach()} style={{ display: 'flex', flexDirection: 'column' }}>{children}</div>
);
export default () => (
  <Editor resolver={{ List, Text }}>
    <Frame>
      <Element is={List} canvas>
        <Text text="One" />
        <Text text="Two" />
      </Element>
    </Frame>
  </Editor>
);`,
    without: ["'flex'", "'grid'"],
    drops: [['One', 'Two', 'lower left', '(Two, One)', '(One, Two)']],
  },
};

/** Returns the block of code of a guide that shows a file. */
function fileOf(guide: string, file: string): string {
  const markdown = readFileSync(`content/docs/${guide}.md`, 'utf8');
  const [, code] = new RegExp(`\n\`\`\`tsx? title="${file}"[^\n]*\n(.*?)\n\`\`\``, 's').exec(markdown) ?? [];
  if (code === undefined) throw new Error(`${guide} shows no ${file}.`);
  return code;
}

/** Runs code beside the parts in the playground, and gives its boxes a layout. */
async function runWithParts(
  page: Page,
  code: string,
  style: string,
  others: readonly (readonly [path: string, text: string])[] = [],
): Promise<Locator> {
  const parts = PARTS.map((file) => [file, readFileSync(`content/${file}`, 'utf8')] as const);
  await page.goto(address(sharedPath(code, [...parts, ...others])));
  await page.getByRole('button', { name: 'Run shared code' }).click();
  return await shown(page, style);
}

for (const [layout, style] of Object.entries(LAYOUTS)) {
  test(`in a ${layout}, a drop lands where the caption of a demo and the remedy of a guide say`, async ({
    page,
  }) => {
    for (const [name, { guide, file, app, without, drops }] of Object.entries(REMEDIES)) {
      for (const isApplied of without === undefined ? [true] : [true, false]) {
        await test.step(`${isApplied ? 'with' : 'without'} ${name}`, async () => {
          const code = isApplied || without === undefined ? app : app.replace(...without);
          const shownFile =
            guide === undefined || file === undefined ? [] : [[file, fileOf(guide, file)] as const];
          const root = await runWithParts(page, code, style, shownFile);
          for (const [piece, target, where, applied, missing] of drops) {
            await drag(page, partWith(root, piece), partWith(root, target), where);
            await expectOutline(root, isApplied ? applied : missing);
          }
        });
      }
    }
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
          const root = await runWithParts(page, code, style);
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

type Point = readonly [x: number, y: number];

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not displayed.');
  return box;
}

/** Drags a part by mouse, in steps. */
async function drag(page: Page, piece: Locator, target: Locator, where: Drop[2]): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const from = await boxOf(piece);
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 14, from.y + 14, { steps: 3 });
  if (where === 'scrolled') {
    const scroller = target.locator('xpath=ancestor::*[contains(@style, "overflow")]');
    const edge = await boxOf(scroller);
    const x = edge.x + edge.width / 2;
    await page.mouse.move(x, edge.y + edge.height - 24, { steps: 6 });
    // Further on the same element: over another one, the first event is not a `dragover`.
    await page.mouse.move(x, edge.y + edge.height - 20, { steps: 2 });
    const left = () =>
      scroller.evaluate(
        ({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop,
      );
    await expect.poll(left).toBeLessThan(2);
  }
  const to = await boxOf(target);
  const at = (share: number): Point => [to.x + to.width * share, to.y + to.height * share];
  const [x, y] = {
    before: at(0.3),
    after: at(0.7),
    outside: at(0.7),
    scrolled: at(0.7),
    'lower left': [to.x + to.width * 0.3, to.y + to.height * 0.7] satisfies Point,
    into: [to.x + to.width / 2, to.y + to.height - 13] satisfies Point,
    corner: [to.x + 6, to.y + 6] satisfies Point,
  }[where];
  await page.mouse.move(x, y - 2, { steps: 6 });
  await page.mouse.move(x, y, { steps: 3 });
  if (where === 'outside') {
    const around = await boxOf(page.locator('iframe.code-result-frame'));
    await page.mouse.move(x, around.y + around.height - 8, { steps: 3 });
  }
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
