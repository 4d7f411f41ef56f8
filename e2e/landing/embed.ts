import type { Frame, Locator, Page, Route } from '@playwright/test';
import { test as base, expect, open } from '../support/test.ts';

/** The message that the editor has painted. */
export const LOADED = { LANDING_PAGE_LOADED: true };

/** The editor on the landing page, and the elements that replace it. */
export class Embed {
  readonly page: Page;
  readonly section: Locator;
  readonly iframe: Locator;
  readonly status: Locator;
  /** The picture that is a link to the editor. */
  readonly picture: Locator;
  readonly loadButton: Locator;
  /** The message and button shown if the editor does not answer. */
  readonly link: Locator;
  /** The number of requests for the example's document. */
  requests = 0;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: 'An editor built with it' });
    this.iframe = this.section.locator('iframe');
    this.status = this.section.getByRole('status');
    this.picture = this.section.getByRole('link', { name: /^A page editor with a toolbox/ });
    this.loadButton = this.section.getByRole('button', { name: 'Load the editor' });
    this.link = this.section.getByRole('link', { name: 'Open the editor' });
    page.on('request', (request) => {
      if (request.url().endsWith('/examples/landing/')) this.requests += 1;
    });
  }

  /** Replaces the editor's document by another one, which sends no message unless it has a script. */
  async replaceEditor(script = '', headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const body = `<!doctype html><title>Stand-in</title><h1>Stand-in</h1><script>${script}</script>`;
    await this.answerWith((route) => route.fulfill({ contentType: 'text/html', headers, body }));
  }

  async answerWith(answer: (route: Route) => Promise<void>): Promise<void> {
    await this.page.route('**/examples/landing/', answer);
  }

  /** Opens the landing page with a replacement document, up to the moment when it waits for the message. */
  async openWithStandIn(): Promise<Frame> {
    await this.replaceEditor();
    await open(this.page, '/');
    return this.standIn();
  }

  /** Returns the document in the frame, once it is there. */
  async standIn(): Promise<Frame> {
    await expect(this.iframe.contentFrame().getByRole('heading')).toBeAttached();
    const frame = await (await this.iframe.elementHandle())?.contentFrame();
    if (!frame) throw new Error('The frame has no document.');
    return frame;
  }

  async expectLoading(): Promise<void> {
    await expect(this.status).toHaveText('Loading the editor…');
    await expect(this.iframe).toHaveCSS('opacity', '0');
  }

  /** Expects that the editor waits for a press, to save data. */
  async expectOffered(): Promise<void> {
    await expect(this.section.getByText('To save data, the editor does not load by itself.')).toBeVisible();
    await expect(this.loadButton).toBeVisible();
    await expect(this.section.getByText('Loading the editor…')).toBeHidden();
  }

  async expectReady(): Promise<void> {
    await expect(this.status).toHaveText('');
    await expect(this.iframe).toHaveCSS('opacity', '1');
    await expect(this.picture).toHaveCount(0);
  }
}

/** Posts a message from a frame to the page around it. */
export async function post(frame: Frame, data: unknown): Promise<void> {
  await frame.evaluate((message) => window.parent.postMessage(message, '*'), data);
}

/**
 * Lets the landing page wait for the editor ten minutes instead of ten seconds, in which a busy machine may not have
 * loaded it. Before a visit.
 */
export async function waitForEditor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (callback: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(callback, delay === 10_000 ? 600_000 : delay, ...rest);
    Object.assign(window, { setTimeout: patient });
  });
}

interface EmbedFixtures {
  readonly embed: Embed;
  /** Whether the page gives up an editor that is late, as it does for readers. */
  readonly givesUp: boolean;
}

/** A test with the embedded editor. */
export const test = base.extend<EmbedFixtures>({
  givesUp: [false, { option: true }],
  embed: async ({ page, givesUp }, use) => {
    if (!givesUp) await waitForEditor(page);
    await use(new Embed(page));
  },
});

export { expect };
