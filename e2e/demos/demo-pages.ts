import type { Locator, Page } from '@playwright/test';
import { docPaths, readPage } from '../support/site-pages.ts';
import { expect } from '../support/test.ts';

/** A demo where a page shows it. */
export interface ShownDemo {
  /** Path of the page, without the base path. */
  readonly path: string;
  /** A file of the folder "demos", or the app that the page builds. */
  readonly kind: 'demo' | 'app';
  /** The demo's name, that of its file; the key of an app. */
  readonly name: string;
  /** Which of the page's demos it is, from 0. */
  readonly index: number;
}

/** All demos that the built pages show. */
export const shownDemos: readonly ShownDemo[] = ['/', ...docPaths].flatMap((path) =>
  [...readPage(path).html.matchAll(/<figure class=demo data-(demo|app)=(\S+)/g)].map(
    ([, kind, name = ''], index) => ({ path, kind: kind === 'app' ? 'app' : 'demo', name, index }),
  ),
);

/** The demos of each page that shows some, in order. */
export const demosByPage: ReadonlyMap<string, readonly ShownDemo[]> = new Map(
  shownDemos.map(({ path }) => [path, shownDemos.filter((demo) => demo.path === path)]),
);

/** Demos that one test goes through, which keeps a test short enough to run beside others. */
const DEMOS_OF_TEST = 8;

/** The pages that show demos, with the demos of each, in groups for one test each. A page stays whole. */
export const demoPageGroups: readonly (readonly (readonly [string, readonly ShownDemo[]])[])[] = groupPages();

function groupPages() {
  const groups: (readonly [string, readonly ShownDemo[]])[][] = [];
  let room = 0;
  for (const page of demosByPage) {
    const count = page[1].length;
    const group = groups.at(-1);
    if (group === undefined || count > room) {
      groups.push([page]);
      room = DEMOS_OF_TEST - count;
    } else {
      group.push(page);
      room -= count;
    }
  }
  return groups;
}

/** The figure of a demo on the page that is open. */
export function demoFigure(page: Page, { index }: ShownDemo): Locator {
  return page.locator('figure.demo').nth(index);
}

/** Where a demo runs. */
export function demoStage(figure: Locator): Locator {
  return figure.getByRole('region', { name: /^Demo: / });
}

/** Demos whose pages are edited in a frame. */
const FRAMED: ReadonlySet<string> = new Set(['iframe-canvas']);

/** What a demo shows on its stage; of one with a frame, and of an app, the part that its users work on. */
export function demoContent(figure: Locator, { kind, name }: ShownDemo): Locator {
  const stage = demoStage(figure);
  if (FRAMED.has(name)) return stage.frameLocator('iframe').locator('body');
  return kind === 'app' ? stage.frameLocator('iframe').locator('main') : stage;
}

/** The button of a demo that loads it, loads it again, or resets it. */
export function demoButton(figure: Locator): Locator {
  return figure.locator('> .demo-button');
}

/** Scrolls to a demo as a reader does, and waits until it runs. */
export async function reachDemo(page: Page, demo: ShownDemo): Promise<Locator> {
  const figure = demoFigure(page, demo);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-state', 'running');
  await expect(demoContent(figure, demo).locator('> :visible').first()).toBeVisible();
  return figure;
}
