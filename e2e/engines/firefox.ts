import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../support/programs.ts';
import { COMMAND_TIMEOUT_MS, type Driver, START_TIMEOUT_MS } from './driver.ts';

/** Starts a headless Firefox with a fresh profile, driven through WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    protocolTimeout: COMMAND_TIMEOUT_MS,
    timeout: START_TIMEOUT_MS,
    defaultViewport: null,
    // Otherwise, Firefox starts processes for pages that nobody opens.
    extraPrefsFirefox: { 'dom.ipc.processPrelaunch.enabled': false },
    args: ['--width=1280', '--height=900'],
  });
  try {
    // The initial tab never has the focus: Enter presses no button in it.
    const page = await browser.newPage();
    page.setDefaultTimeout(COMMAND_TIMEOUT_MS);
    return driverOf(browser, page);
  } catch (error) {
    browser.process()?.kill('SIGKILL');
    throw error;
  }
}

function driverOf(browser: Browser, page: Page): Driver {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warn' || message.type() === 'error') {
      messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => {
    messages.push(`uncaught error: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  });
  return {
    messages,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      const closing = browser.close();
      const timer = setTimeout(() => browser.process()?.kill('SIGKILL'), 5_000);
      await closing.catch(() => browser.process()?.kill('SIGKILL'));
      clearTimeout(timer);
    },
  };
}
