import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** The browser's complaints during a test. A working page causes none. */
export class Messages {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Collects console messages, uncaught errors and unanswered requests from all pages of a context. */
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
      // The browser cancelled the request, because the page that made it was left.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`failed request: ${request.url()} (${reason})`);
    });
  }

  /** Expects a message that the test provokes. The test fails if the message does not come. */
  expect(message: RegExp): void {
    this.#expected.push(message);
  }

  /** Allows a message that third-party programs print at times, such as the browser's warnings about preloads. */
  allow(message: RegExp): void {
    this.#allowed.push(message);
  }

  /** The unexpected messages and the unmet expectations. */
  problems(): readonly string[] {
    const harmless = [...this.#expected, ...this.#allowed, GIVEN_UP_WORKER];
    const unexpected = this.#seen.filter((seen) => !harmless.some((message) => message.test(seen)));
    const missing = this.#expected.filter((expected) => !this.#seen.some((seen) => expected.test(seen)));
    return [...unexpected, ...missing.map((expected) => `expected, but did not come: ${expected}`)];
  }
}

/**
 * The browser's message about a worker whose page is left while its script is loading. If a worker is needed, the
 * search or the code editor warns.
 */
const GIVEN_UP_WORKER = /failed request: .*\/assets\/(?:compile-)?worker-[^/]*\.js \(net::ERR_FAILED\)/;

/** Playwright's message, in the browser's name, if the configuration blocks service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Chromium's message about a response with status 404. */
export const NOT_FOUND_MESSAGE = /console error: Failed to load resource: .* 404 \(Not Found\)/;

/** Waits for the next warning of the site itself. */
export function nextWarning(page: Page): Promise<ConsoleMessage> {
  return page.waitForEvent('console', isWarning);
}

/** Whether a message is a warning of the site itself. */
function isWarning(message: ConsoleMessage): boolean {
  return message.type() === 'warning' && !message.text().includes(BLOCKED_WORKER);
}
