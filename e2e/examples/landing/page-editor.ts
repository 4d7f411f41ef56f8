import type { Locator, Page } from '@playwright/test';
import { address, test as base, expect } from '../../support/test.ts';

/** The storage key of the page. */
export const STORAGE_KEY = 'craft-example-landing';

/** The editor at `/examples/landing/`, from its users' point of view. */
export class PageEditor {
  readonly page: Page;
  /** The edited page, with the outlines of the hovered and selected elements. */
  readonly canvas: Locator;
  readonly toolbox: Locator;
  readonly settings: Locator;
  readonly layers: Locator;
  /** The name at the frame of the selection. */
  readonly selected: Locator;
  /** The editor's status message. */
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.getByRole('main').locator('[data-canvas]');
    this.toolbox = page.getByRole('region', { name: 'Components' });
    this.settings = page.getByRole('region', { name: 'Settings' });
    this.layers = page.getByRole('tree', { name: 'Layers' });
    this.selected = page.locator('.frame-selection .frame-name');
    this.notice = page.locator('.notices');
  }

  /** Opens the example and waits until its page is there. */
  async open(): Promise<void> {
    await this.page.goto(address('/examples/landing/'));
    await this.expectSample();
  }

  /** Undoes every change and clears the selection: the initial state of the editor, except that Redo is available. */
  async startAgain(): Promise<void> {
    await this.canvas.focus();
    while (await this.button('Undo').isEnabled()) await this.page.keyboard.press('ControlOrMeta+z');
    await this.page.keyboard.press('Escape');
    await expect(this.selected).toHaveCount(0);
    await expect(this.button('Undo')).toBeDisabled();
    await this.expectSample();
  }

  async expectSample(): Promise<void> {
    await expect(this.text('This page is waiting for your changes')).toBeVisible();
  }

  /** Returns a text or a button of the page, by its full text. */
  text(words: string): Locator {
    return this.canvas.locator('.canvas-page').getByText(words, { exact: true });
  }

  /** Returns the innermost box around a text or a button. */
  boxAround(words: string): Locator {
    return this.text(words).locator('xpath=ancestor::*[contains(@class, "page-box")][1]');
  }

  /** The direct children of a box, in order: the words of its texts and buttons. */
  wordsIn(box: Locator): Promise<string[]> {
    return box.locator('> *').allInnerTexts();
  }

  /** A component of the toolbox, to drag or press. */
  tool(name: string): Locator {
    return this.toolbox.getByRole('button', { name, exact: true });
  }

  /** The actions for the selection, in its settings. */
  actions(name: string): Locator {
    return this.page.getByRole('group', { name: `Actions for ${name}`, exact: true });
  }

  /** A resize handle of the selection. */
  handle(which: 'Width' | 'Height'): Locator {
    return this.canvas.getByRole('button', { name: new RegExp(`^${which} of `) });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  layer(name: string): Locator {
    return this.layers.getByRole('treeitem', { name, exact: true });
  }

  /** Selects a part of the page by its row in the layers, after opening its ancestors. */
  async selectLayer(...way: readonly string[]): Promise<void> {
    for (const name of way.slice(0, -1)) await this.openLayer(name);
    const last = way.at(-1) ?? '';
    await this.layer(last).click();
    await expect(this.layer(last)).toHaveAttribute('aria-selected', 'true');
  }

  /** Opens a closed row of the layers. */
  private async openLayer(name: string): Promise<void> {
    const row = this.layer(name);
    // A selection opens its ancestors' rows a moment later, so a row may already be open at the click, which would
    // close it.
    await expect(async () => {
      if ((await row.getAttribute('aria-expanded')) === 'false') await row.locator('button').click();
      await expect(row).toHaveAttribute('aria-expanded', 'true', { timeout: 10_000 });
    }).toPass();
  }

  async expectSelected(name: string): Promise<void> {
    await expect(this.selected).toHaveText(name);
  }

  /** The texts of the page that the name at the frame of the selection covers, apart from the selected one. */
  coveredTexts(): Promise<readonly string[]> {
    return this.selected.evaluate((name) => {
      const tag = name.getBoundingClientRect();
      const frame = name.parentElement?.getBoundingClientRect() ?? tag;
      const isCovered = ({ left, right, top, bottom }: DOMRect) =>
        left < tag.right && right > tag.left && top < tag.bottom && bottom > tag.top;
      const texts = [...document.querySelectorAll('.page-text')].filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return text.getBoundingClientRect().top !== frame.top && [...range.getClientRects()].some(isCovered);
      });
      return texts.map(({ textContent }) => textContent ?? '');
    });
  }

  /** The size of the selection, measured by its outline. */
  async frame(): Promise<{ readonly width: number; readonly height: number }> {
    const box = await this.canvas.locator('.frame-selection').boundingBox();
    if (box === null) throw new Error('Nothing is selected.');
    return { width: Math.round(box.width), height: Math.round(box.height) };
  }

  /** Opens the sheet with the settings and the layers on a narrow screen. */
  async showSettings(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Settings', exact: true });
    if (await button.isVisible()) await button.click();
  }

  /** Closes that sheet on a narrow screen. */
  async hideSettings(): Promise<void> {
    const button = this.page.locator('.sheet-button[aria-expanded="true"]');
    if (await button.isVisible()) await button.click();
  }

  /** Opens the menu of the page and chooses an item. */
  async choose(entry: string): Promise<void> {
    await this.button('Page menu').click();
    await this.page.getByRole('button', { name: entry, exact: true }).click();
  }

  /** Presses on one element and drags it over another without releasing the button. */
  async pullOver(from: Locator, to: Locator): Promise<void> {
    await to.scrollIntoViewIfNeeded();
    await from.hover();
    await this.page.mouse.down();
    // The second move is the first that the browser reports as a drag over the target.
    await to.hover();
    await to.hover();
  }

  /** Returns the stored page, once it contains a text. */
  async expectSaved(words: string): Promise<void> {
    const saved = () => this.page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
    await expect.poll(saved).toContain(words);
  }
}

/** A test with the editor, which the test opens itself. */
export const test = base.extend<{ readonly editor: PageEditor }>({
  editor: async ({ page }, use) => use(new PageEditor(page)),
});

export { expect };
