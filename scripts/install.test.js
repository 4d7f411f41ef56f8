import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fixtureFolder, writeFiles } from '../test-support/fixture-folder.js';
import { ensureInstalled, reasonToInstall } from './install.js';

const manifest = { dependencies: { left: '1.0.0' }, devDependencies: { right: '2.0.0' } };
const left = { version: '1.0.0', integrity: 'sha512-left' };
const right = { version: '2.0.0', integrity: 'sha512-right', dev: true };
const native = { version: '1.0.0', integrity: 'sha512-native', optional: true, os: ['linux'], cpu: ['x64'] };
const foreign = {
  version: '1.0.0',
  integrity: 'sha512-foreign',
  optional: true,
  os: ['win32'],
  cpu: ['x64'],
};
const linux = { platform: 'linux', arch: 'x64' };

const locked = {
  '': manifest,
  'node_modules/left': left,
  'node_modules/right': right,
  'node_modules/native-linux': native,
  'node_modules/native-windows': foreign,
};
const installed = {
  'node_modules/left': left,
  'node_modules/right': right,
  'node_modules/native-linux': native,
};

/** @param {{ locked?: object, installed?: object, manifest?: object }} [changes] */
function project(changes = {}) {
  return fixtureFolder({
    'package.json': JSON.stringify(changes.manifest ?? manifest),
    'package-lock.json': JSON.stringify({ packages: changes.locked ?? locked }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: changes.installed ?? installed }),
    'node_modules/left/index.js': '',
    'node_modules/right/index.js': '',
    'node_modules/native-linux/index.js': '',
  });
}

describe('an installation is needed', () => {
  test('not when everything in the lockfile is installed, except optional packages of other systems', async () => {
    expect(reasonToInstall(await project(), linux)).toBeUndefined();
  });

  test('in a fresh clone', async () => {
    const root = await fixtureFolder({ 'package.json': '{}', 'package-lock.json': '{ "packages": {} }' });
    expect(reasonToInstall(root, linux)).toBe('no complete installation was found');
  });

  test('after an interrupted one, which has no record', async () => {
    const root = await project();
    await rm(join(root, 'node_modules/.package-lock.json'));
    expect(reasonToInstall(root, linux)).toBe('no complete installation was found');
  });

  test('when the lockfile names another version', async () => {
    const root = await project({ locked: { ...locked, 'node_modules/left': { ...left, version: '1.0.1' } } });
    expect(reasonToInstall(root, linux)).toBe('node_modules/left has changed');
  });

  test('when the same version has other contents', async () => {
    const changed = { ...left, integrity: 'sha512-other' };
    const root = await project({ locked: { ...locked, 'node_modules/left': changed } });
    expect(reasonToInstall(root, linux)).toBe('node_modules/left has changed');
  });

  test('when the lockfile has a new package', async () => {
    const root = await project({ locked: { ...locked, 'node_modules/new': { version: '1.0.0' } } });
    expect(reasonToInstall(root, linux)).toBe('node_modules/new is missing');
  });

  test('when a package was removed from the lockfile', async () => {
    const root = await project({ installed: { ...installed, 'node_modules/old': { version: '1.0.0' } } });
    expect(reasonToInstall(root, linux)).not.toBeUndefined();
  });

  test('when a folder was deleted by hand', async () => {
    const root = await project();
    await rm(join(root, 'node_modules/right'), { recursive: true });
    expect(reasonToInstall(root, linux)).toBe('node_modules/right is missing');
  });

  test('when it was made on another system', async () => {
    const reason = reasonToInstall(await project(), { platform: 'darwin', arch: 'arm64' });
    expect(reason).toBe('node_modules/native-linux was installed for another system');
  });

  test('when package.json requires a package that the lockfile does not have', async () => {
    const root = await project({ manifest: { ...manifest, dependencies: { left: '1.5.0' } } });
    expect(reasonToInstall(root, linux)).toBe('package.json asks for other packages than its lockfile');
  });

  test('not when only a script of package.json changes', async () => {
    const root = await project({ manifest: { ...manifest, scripts: { start: 'node scripts/start.js' } } });
    expect(reasonToInstall(root, linux)).toBeUndefined();
  });
});

test('installs once: the second time nothing runs', async () => {
  const root = await project();
  await rm(join(root, 'node_modules/.package-lock.json'));
  const install = vi.fn(async () => {
    // Only packages for the current system, so that the test works on any system.
    const packages = { 'node_modules/left': left, 'node_modules/right': right };
    await writeFiles(root, { 'node_modules/.package-lock.json': JSON.stringify({ packages }) });
    return 0;
  });
  const log = vi.fn();
  expect(await ensureInstalled({ root, log, install })).toBe(true);
  expect(await ensureInstalled({ root, log, install })).toBe(false);
  expect(install).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledTimes(2);
});

test('a failed installation says what to do', async () => {
  const root = await fixtureFolder({ 'package.json': '{}' });
  const install = async () => 1;
  await expect(ensureInstalled({ root, log: () => {}, install })).rejects.toThrow(
    '"npm ci" ended with code 1',
  );
});
