import type { Page, Route } from '@playwright/test';
import type { Messages } from './messages.ts';

/** A way in which the answer to a request for a page's data can be of no use. */
export interface BadAnswer {
  readonly answer: (route: Route) => Promise<void>;
  /** What the browser itself says about it, beside the site's own warning. */
  readonly messages: readonly RegExp[];
}

/** All ways, by how a reader would put it: "the page's data …". */
export const BAD_ANSWERS = {
  'is not there any more': {
    answer: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    messages: [/console error: Failed to load resource: .* 404/],
  },
  'makes the server fail': {
    answer: (route) => route.fulfill({ status: 500, body: 'Sorry' }),
    messages: [/console error: Failed to load resource: .* 500/],
  },
  'cannot be reached': {
    answer: (route) => route.abort('connectionreset'),
    messages: [/failed request: .*ERR_CONNECTION_RESET/, /console error: .*ERR_CONNECTION_RESET/],
  },
  'is a page of the host': {
    answer: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
    messages: [],
  },
  'breaks off in the middle': {
    answer: async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    },
    messages: [],
  },
  'belongs to another release': {
    answer: async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/"release":"[0-9a-f]{8}"/, '"release":"0ddba11"') });
    },
    messages: [],
  },
} as const satisfies Readonly<Record<string, BadAnswer>>;

/** The site warns that the data of a page did not come. */
export function expectDataWarning(messages: Messages, path: string): void {
  messages.expect(new RegExp(`console warning: The data of ${path} could not be loaded\\.`));
}

/** The browser has no connection for the rest of the test, or until it has one again. */
export async function goOffline(page: Page, messages: Messages): Promise<void> {
  messages.expect(/console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  messages.expect(/failed request: .*ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
}

/** Ways in which a request can fail, by what the reader's network or the site's host does. */
export const FAILURES = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is a page of the host': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  'cannot be reached': (route) => route.abort('connectionfailed'),
} as const satisfies Readonly<Record<string, BadAnswer['answer']>>;

/** What the browser says of such failures. */
export const FAILURE_MESSAGES = [
  /console error: Failed to load resource/,
  /console error: Failed to load module script: .* MIME type/,
  /failed request: .*ERR_CONNECTION_FAILED/,
] as const;
