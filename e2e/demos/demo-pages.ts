import type { Locator, Page } from '@playwright/test';
import { docPaths, readPage } from '../support/site-pages.ts';
import { expect } from '../support/test.ts';

/** A demo on one of the pages. */
export interface ShownDemo {
  /** Path of the page, without the base path. */
  readonly path: string;
  /** A file of the folder "demos", or the app that the page builds. */
  readonly kind: 'demo' | 'app';
  /** The demo's name, which is its file name; the key of an app. */
  readonly name: string;
  /** The index of the demo on its page, from 0. */
  readonly index: number;
}

/** All demos on the built pages. */
export const shownDemos: readonly ShownDemo[] = ['/', ...docPaths].flatMap((path) =>
  [...readPage(path).html.matchAll(/<figure class=demo data-(demo|app)=(\S+)/g)].map(
    ([, kind, name = ''], index) => ({ path, kind: kind === 'app' ? 'app' : 'demo', name, index }),
  ),
);

/** Returns the demos of each page that has any, in order. */
export const demosByPage: ReadonlyMap<string, readonly ShownDemo[]> = new Map(
  shownDemos.map(({ path }) => [path, shownDemos.filter((demo) => demo.path === path)]),
);

/** The number of demos that one test checks, which keeps tests short enough to run in parallel. */
const DEMOS_PER_TEST = 8;

/** Returns the pages with their demos, in groups for one test each. A page is never split. */
export const demoPageGroups: readonly (readonly (readonly [string, readonly ShownDemo[]])[])[] = groupPages();

function groupPages() {
  const groups: (readonly [string, readonly ShownDemo[]])[][] = [];
  let room = 0;
  for (const page of demosByPage) {
    const count = page[1].length;
    const group = groups.at(-1);
    if (group === undefined || count > room) {
      groups.push([page]);
      room = DEMOS_PER_TEST - count;
    } else {
      group.push(page);
      room -= count;
    }
  }
  return groups;
}

/** Returns the figure of a demo on the open page. */
export function demoFigure(page: Page, { index }: ShownDemo): Locator {
  return page.locator('figure.demo').nth(index);
}

/** The stage on which a demo runs. */
export function demoStage(figure: Locator): Locator {
  return figure.getByRole('region', { name: /^Demo: / });
}

/** Demos whose edited pages are in a frame. */
const FRAMED: ReadonlySet<string> = new Set(['iframe-canvas']);

/** The content of a demo's stage; for a demo with a frame, and for an app, the part that users edit. */
export function demoContent(figure: Locator, { kind, name }: ShownDemo): Locator {
  const stage = demoStage(figure);
  if (FRAMED.has(name)) return stage.frameLocator('iframe').locator('body');
  return kind === 'app' ? stage.frameLocator('iframe').locator('main') : stage;
}

/** The button that loads, reloads or resets a demo. */
export function demoButton(figure: Locator): Locator {
  return figure.locator('> .demo-controls > .demo-button');
}

/** Scrolls to a demo, and waits until it runs. */
export async function reachDemo(page: Page, demo: ShownDemo): Promise<Locator> {
  const figure = demoFigure(page, demo);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-state', 'running');
  await expect(demoContent(figure, demo).locator('> :visible').first()).toBeVisible();
  return figure;
}
