import { expect, test, vi } from 'vitest';
import { fixtureFolder, writeFiles } from '../test-support/fixture-folder.js';
import { ensureInstalled } from './install.js';

const left = { version: '1.0.0' };
const foreign = { version: '1.0.0', optional: true };
const locked = { '': {}, 'node_modules/left': left, 'node_modules/foreign': foreign };

/** @param {object} packages */
const lockfile = (packages) => JSON.stringify({ packages });

test.each([
  ['in a fresh clone, or after an installation that was interrupted', undefined],
  ['if a package is missing', {}],
  ['if the lockfile names another version', { 'node_modules/left': { version: '0.9.0' } }],
])('the packages are installed %s, and only once', async (_, installed) => {
  const root = await fixtureFolder({
    'package-lock.json': lockfile(locked),
    ...(installed && { 'node_modules/.package-lock.json': lockfile(installed) }),
  });
  // An optional package of another system is left out.
  const install = vi.fn(async () => {
    await writeFiles(root, { 'node_modules/.package-lock.json': lockfile({ 'node_modules/left': left }) });
    return 0;
  });
  const log = vi.fn();
  expect(await ensureInstalled({ root, log, install })).toBe(true);
  expect(await ensureInstalled({ root, log, install })).toBe(false);
  expect(install).toHaveBeenCalledOnce();
});

test('a failed installation says what to do', async () => {
  const root = await fixtureFolder({ 'package.json': '{}' });
  await expect(ensureInstalled({ root, log: () => {}, install: async () => 1 })).rejects.toThrow(
    '"npm ci" ended with code 1',
  );
});
