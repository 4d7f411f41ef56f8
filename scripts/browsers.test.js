import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { findBrowser } from './browsers.ts';

/**
 * A machine with programs of these names on its path.
 *
 * @param {Record<string, string>} programs shell scripts
 */
async function machine(programs) {
  const folder = await fixtureFolder(programs);
  for (const name of Object.keys(programs)) await chmod(join(folder, name), 0o755);
  /** @param {string} name */
  const path = (name) => join(folder, name);
  // The shell itself is at the end of the path, where no browser is looked for.
  return {
    path,
    env: { PATH: folder },
    log: vi.fn(),
    isRoot: true,
    playwright: vi.fn(async () => /** @type {string | undefined} */ (undefined)),
  };
}

const WORKS = '#!/bin/sh\nexit 0\n';
const BROKEN = '#!/bin/sh\nexit 1\n';

test('the browser that CHROME_PATH names is used, and no other if it does not start', async () => {
  const mine = await machine({ mine: WORKS, chromium: WORKS });
  expect(await findBrowser({ ...mine, env: { ...mine.env, CHROME_PATH: mine.path('mine') } })).toBe(
    mine.path('mine'),
  );
  const gone = { ...mine.env, CHROME_PATH: '/gone' };
  await expect(findBrowser({ ...mine, env: gone })).rejects.toThrow('CHROME_PATH is "/gone", but no browser');
});

test('otherwise the first installed browser that starts', async () => {
  const here = await machine({ 'google-chrome': BROKEN, chromium: WORKS });
  expect(await findBrowser(here)).toBe(here.path('chromium'));
  expect(here.playwright).not.toHaveBeenCalled();
});

test('otherwise Playwright’s', async () => {
  const here = await machine({});
  here.playwright.mockResolvedValue('/playwright/chrome');
  expect(await findBrowser(here)).toBe('/playwright/chrome');
});

/** An `apt-get` that can install some packages. */
const aptGet = (/** @type {string} */ known) => `#!/bin/sh
case "$*" in
  *update) ;;
  *install*${known}) printf '#!/bin/sh\\nexit 0\\n' > "\${0%/*}/${known}"; /bin/chmod +x "\${0%/*}/${known}" ;;
  *) echo "E: Unable to locate package"; exit 100 ;;
esac
`;

test.each(['chromium-headless-shell', 'chromium'])(
  'otherwise Debian’s package %s, after a line that says so',
  async (name) => {
    const here = await machine({ 'apt-get': aptGet(name) });
    expect(await findBrowser(here)).toBe(here.path(name));
    expect(here.log.mock.calls).toEqual([
      ["Playwright's Chromium is not available. Installing Chromium from Debian's packages …"],
    ]);
  },
);

test('without any, the error says what to do', async () => {
  const here = await machine({ 'apt-get': aptGet('another') });
  await expect(findBrowser(here)).rejects.toThrow('Install Google Chrome, or set CHROME_PATH');
});

test('nothing is installed without the rights to do so', async () => {
  const here = await machine({ 'apt-get': aptGet('chromium') });
  await expect(findBrowser({ ...here, isRoot: false })).rejects.toThrow('none could be downloaded');
});
