import { setTimeout } from 'node:timers/promises';
import { get, textAt } from '../../test-support/json.js';
import { freePort } from '../support/loopback.ts';
import { createPrograms, startScreen } from '../support/programs.ts';
import { COMMAND_TIMEOUT_MS, type Driver, type Key, type Point, START_TIMEOUT_MS } from './driver.ts';

/** Time limit for the browser to end, in milliseconds. */
const END_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 50;

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen, with its own message bus, and drives it through WebKitWebDriver.
 * Its profile is fresh: in automation mode MiniBrowser keeps everything in memory.
 */
export async function startWebKit(): Promise<Driver> {
  const programs = createPrograms();
  try {
    const display = await startScreen(programs, '1600x1200');
    const port = await freePort();
    // Disables the portals and assistive technologies of the desktop, because each would start more services.
    const env = { ...process.env, DISPLAY: display, GTK_USE_PORTAL: '0', NO_AT_BRIDGE: '1' };
    programs.start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], env);
    return await openSession(new URL(`http://127.0.0.1:${port}/`), programs.close);
  } catch (error) {
    programs.close();
    throw error;
  }
}

async function openSession(driver: URL, close: () => void): Promise<Driver> {
  await answers(driver);
  const created = await command(driver, 'POST', 'session', { capabilities: {} }, START_TIMEOUT_MS);
  const session = new URL(`session/${textAt(created, 'sessionId')}/`, driver);
  const send = (path: string, body: object) => command(session, 'POST', path, body);
  const perform = (type: 'key' | 'pointer', actions: readonly Action[]) =>
    send('actions', { actions: [{ type, id: type, actions }] });

  return {
    // The protocol reports none.
    messages: [],
    goto: (url) => done(send('url', { url })),
    reload: () => done(send('refresh', {})),
    run: (expression) =>
      send('execute/async', { script: `Promise.resolve(${expression}).then(arguments[0])`, args: [] }),
    press: (...keys) => {
      const values = keys.map((key) => KEY_VALUES[key] ?? key);
      return done(perform('key', [...values.map(keyDown), ...values.toReversed().map(keyUp)]));
    },
    type: (text) =>
      done(
        perform(
          'key',
          [...text].flatMap((value) => [keyDown(value), keyUp(value)]),
        ),
      ),
    click: (point) => {
      const button = 0;
      const down: Action = { type: 'pointerDown', button };
      const up: Action = { type: 'pointerUp', button };
      return done(perform('pointer', [moveTo(point), down, up]));
    },
    resize: (width, height) => done(send('window/rect', { width, height })),
    screenshot: async () => Buffer.from(String(await command(session, 'GET', 'screenshot')), 'base64'),
    close: async () => {
      // A hanging browser does not answer, so it is killed.
      await command(session, 'DELETE', '', undefined, END_TIMEOUT_MS).catch(() => {});
      close();
    },
  };
}

async function done(work: Promise<unknown>): Promise<void> {
  await work;
}

/** https://www.w3.org/TR/webdriver2/#actions */
type Action =
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEY_VALUES: Partial<Readonly<Record<Key, string>>> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

function keyDown(value: string): Action {
  return { type: 'keyDown', value };
}

function keyUp(value: string): Action {
  return { type: 'keyUp', value };
}

function moveTo({ x, y }: Point): Action {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}

/**
 * Sends a command and returns its value.
 *
 * @throws Error when the driver reports one, or does not answer in time
 */
async function command(
  base: URL,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  limit = COMMAND_TIMEOUT_MS,
): Promise<unknown> {
  // The root of a session has no trailing slash.
  const url = new URL(path, base).href.replace(/\/$/, '');
  const init = { method, signal: AbortSignal.timeout(limit), ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new Error(`WebKit did not answer "${method} ${path}" within ${limit / 1000} s.`, { cause: error });
  });
  const value = get(await response.json(), 'value');
  if (!response.ok)
    throw new Error(`WebKit, "${method} ${path}": ${textAt(value, 'error')}: ${textAt(value, 'message')}`);
  return value;
}

/** Waits until the driver answers. */
async function answers(driver: URL): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (
      await fetch(new URL('status', driver)).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`WebKitWebDriver did not answer within ${START_TIMEOUT_MS / 1000} s.`);
}
