import { expect } from '@playwright/test';
import { isDocPath, readPage } from '../support/site-pages.ts';
import { type Driver, evaluate, type Key, type Point } from './driver.ts';
import type { SiteServer } from './site-server.ts';

/** A reader of the site: uses it as people do, and sees what they see. */
export class Reader {
  readonly #driver: Driver;
  readonly #site: SiteServer;

  constructor(driver: Driver, site: SiteServer) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a path of the site, and waits until React has hydrated the page. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  /** Opens a path of the site in a new document, and waits for its load event. */
  goto(path: string): Promise<void> {
    return this.#driver.goto(this.#site.origin + path);
  }

  /** Opens a path of the site in a new document, and does not wait, because its resources may be blocked. */
  depart(path: string): Promise<void> {
    return this.evaluate((url) => location.assign(url), this.#site.origin + path);
  }

  /**
   * Leaves the site. By script, because Firefox does not always report the load of an empty page to the driver after a
   * page from the back/forward cache.
   */
  async leave(): Promise<void> {
    await this.evaluate(() => location.replace('about:blank'));
    await this.eventually('about:blank', () => location.href);
  }

  /** Waits until React has hydrated the page. */
  hydrated(): Promise<void> {
    return this.sees('html[data-hydrated]');
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  /** Goes back in the history, like the browser's button. */
  back(): Promise<void> {
    return this.evaluate(() => history.back());
  }

  forward(): Promise<void> {
    return this.evaluate(() => history.forward());
  }

  /** Changes the size of the window, and waits until the page has its width. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await this.eventually(width, () => innerWidth);
  }

  press(...keys: readonly Key[]): Promise<void> {
    return this.#driver.press(...keys);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  /** Presses the mouse button on an element, once it is in view, uncovered, and no longer moving. */
  async click(selector: string): Promise<void> {
    await this.#driver.click(await this.#pointOn(selector));
  }

  /** Focuses an element, like many presses of Tab, without scrolling the page. */
  focus(selector: string): Promise<void> {
    return this.evaluate(
      (query) => document.querySelector<HTMLElement>(query)?.focus({ preventScroll: true }),
      selector,
    );
  }

  /** Brings an element into view and returns its centre. */
  async #pointOn(selector: string): Promise<Point> {
    const points: Point[] = [];
    await retry(async () => {
      points.unshift(await this.evaluate(centreOf, selector));
      expect(points[0], `${selector} moves`).toEqual(points[1]);
    });
    const [point] = points;
    if (point === undefined) throw new Error(`${selector} has no place.`);
    return point;
  }

  /** Calls a function in the page, see `evaluate`. */
  evaluate<Args extends readonly unknown[], Result>(
    pageFunction: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return evaluate(this.#driver, pageFunction, ...args);
  }

  /** Waits until a function, called in the page, returns the expected value. */
  eventually<Args extends readonly unknown[], Result>(
    expected: Result,
    pageFunction: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<void> {
    return retry(async () => {
      const result: unknown = await this.evaluate(pageFunction, ...args);
      expect(result).toEqual(expected);
    });
  }

  /** Waits until an element is visible. */
  sees(selector: string): Promise<void> {
    return this.eventually(`${selector} is visible`, visibility, selector);
  }

  /** Waits until no element is visible. */
  seesNo(selector: string): Promise<void> {
    return this.eventually(`${selector} is not visible`, visibility, selector);
  }

  /** Waits until the text of an element, as painted, is the expected one. */
  reads(selector: string, text: string): Promise<void> {
    return this.eventually(
      text,
      (query) => document.querySelector<HTMLElement>(query)?.innerText.trim(),
      selector,
    );
  }

  /** Waits until the focus is on the element. */
  hasFocusOn(selector: string): Promise<void> {
    return this.eventually(
      `the focus is on ${selector}`,
      (query) => {
        const active = document.activeElement;
        return `the focus is on ${active?.matches(query) ? query : active?.outerHTML.slice(0, 120)}`;
      },
      selector,
    );
  }

  /** Waits until a page has arrived: its address, the document's title and, in the documentation, its heading. */
  async arrives(path: string): Promise<void> {
    const { title } = readPage(path);
    await this.eventually(`${path}: ${title} | craft.js`, () => {
      return `${location.pathname.replace(/(.)\/$/, '$1')}: ${document.title}`;
    });
    if (isDocPath(path)) await this.reads('h1', title);
  }

  /**
   * Scrolls at once, and waits until the page is painted there and has received the event, which browsers send with the
   * next frame.
   */
  async scrollTo(top: number): Promise<void> {
    await this.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          document.addEventListener('scroll', () => resolve(), { once: true });
          window.scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );
    await this.isAt(top);
  }

  /** Waits until the page is scrolled to a position, to the pixel. */
  isAt(top: number): Promise<void> {
    return this.eventually(top, () => Math.round(window.scrollY));
  }

  /** Sets a mark that a new document would not have. */
  async markDocument(): Promise<void> {
    await this.evaluate(() => {
      document.body.dataset['sameDocument'] = '';
    });
  }

  /** Expects the document to be the one that was marked. */
  async isInMarkedDocument(): Promise<void> {
    expect(await this.evaluate(() => 'sameDocument' in document.body.dataset)).toBe(true);
  }
}

/** Repeats a check until it passes. Evaluations in a page fail while it is replaced by another. */
export function retry(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass({ timeout: 60_000, intervals: [10, 20, 40, 80] });
}

function visibility(selector: string): string {
  const isVisible = [...document.querySelectorAll(selector)].some((element) => {
    const { visibility, display } = getComputedStyle(element);
    return visibility === 'visible' && display !== 'none' && element.getClientRects().length > 0;
  });
  return `${selector} is ${isVisible ? 'visible' : 'not visible'}`;
}

/**
 * Returns the centre of an element, where a press would hit it. Scrolls the element into view only if necessary: WebKit
 * scrolls the page by some pixels for an element that is already in view.
 */
async function centreOf(selector: string): Promise<Point> {
  const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  if (element === undefined) throw new Error(`${selector} is not there`);
  await new Promise(requestAnimationFrame);
  const box = element.getBoundingClientRect();
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit === null || !element.contains(hit)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    throw new Error(`${selector} is covered by ${hit?.outerHTML.slice(0, 120)}`);
  }
  return point;
}
