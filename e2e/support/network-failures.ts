import type { Page, Route } from '@playwright/test';
import type { Messages } from './messages.ts';

/** A response to a request for a page's data that is of no use. */
export interface BadAnswer {
  readonly answer: (route: Route) => Promise<void>;
  /** The browser's own message about it, in addition to the site's warning. */
  readonly messages: readonly RegExp[];
}

/** Such responses, each described from the reader's side: "the page's data …". Others: `page-query.test.ts`. */
export const BAD_ANSWERS = {
  'is not there any more': {
    answer: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    messages: [/console error: Failed to load resource: .* 404/],
  },
  'is a page of the host': {
    answer: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
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

/** Expects the site's warning that the data of a page did not arrive. */
export function expectDataWarning(messages: Messages, path: string): void {
  messages.expect(new RegExp(`console warning: The data of ${path} could not be loaded\\.`));
}

/** Takes the browser offline for the rest of the test, or until it is put back online. */
export async function goOffline(page: Page, messages: Messages): Promise<void> {
  messages.expect(/console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  messages.expect(/failed request: .*ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
}

/** Ways in which a request can fail, named by the behaviour of the reader's network or the site's host. */
export const FAILURES = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is a page of the host': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  'cannot be reached': (route) => route.abort('connectionfailed'),
} as const satisfies Readonly<Record<string, BadAnswer['answer']>>;

/** The browser's messages about such failures. */
export const FAILURE_MESSAGES = [
  /console error: Failed to load resource/,
  /console error: Failed to load module script: .* MIME type/,
  /failed request: .*ERR_CONNECTION_FAILED/,
] as const;
