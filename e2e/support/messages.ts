import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** What the browser complained about during a test. A page that works gives no reason to complain. */
export class Messages {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Collects from all pages of a context: console messages, uncaught errors, requests that got no answer. */
  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.text() === BLOCKED_WORKER) return;
      this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      this.#seen.push(`uncaught error: ${error.error().stack ?? error.error().message}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // The browser gave it up itself, because the page that asked for it was left.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`failed request: ${request.url()} (${reason})`);
    });
  }

  /** Says that the test provokes such a message. It fails where the message does not come. */
  expect(message: RegExp): void {
    this.#expected.push(message);
  }

  /** Lets a message come that a program of others prints at times, such as the browser about what it loads ahead. */
  allow(message: RegExp): void {
    this.#allowed.push(message);
  }

  /** The messages that were not expected, and the expectations that were not met; none where all is well. */
  problems(): readonly string[] {
    const harmless = [...this.#expected, ...this.#allowed, GIVEN_UP_WORKER];
    const unexpected = this.#seen.filter((seen) => !harmless.some((message) => message.test(seen)));
    const missing = this.#expected.filter((expected) => !this.#seen.some((seen) => expected.test(seen)));
    return [...unexpected, ...missing.map((expected) => `expected, but did not come: ${expected}`)];
  }
}

/**
 * What the browser says of a worker whose page is left while its script is on the way. Where it is missed, the search
 * itself warns.
 */
const GIVEN_UP_WORKER = /failed request: .*\/assets\/worker-[^/]*\.js \(net::ERR_FAILED\)/;

/** What Playwright says in the browser's name where the configuration lets no service worker in. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** What Chromium says about an answer with status 404. */
export const NOT_FOUND_MESSAGE = /console error: Failed to load resource: .* 404 \(Not Found\)/;

/** Waits for the next warning of the site itself. */
export function nextWarning(page: Page): Promise<ConsoleMessage> {
  return page.waitForEvent('console', isWarning);
}

/** Whether a message is a warning of the site itself. */
export function isWarning(message: ConsoleMessage): boolean {
  return message.type() === 'warning' && !message.text().includes(BLOCKED_WORKER);
}
