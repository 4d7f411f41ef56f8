import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { projectRoot } from './project-root.js';
import { readPort, requireFreePort, startServer, startServerNear } from './serve.js';

test('PORT is fixed; without it, the default port may be replaced', () => {
  expect(readPort({ PORT: '8080' })).toEqual({ port: 8080, isFixed: true });
  expect(readPort({})).toEqual({ port: 4173, isFixed: false });
  expect(readPort({ PORT: '' })).toEqual({ port: 4173, isFixed: false });
});

test.each(['abc', '-1', '65536', '80.5', ' '])('PORT "%s" is rejected with a message', (PORT) => {
  expect(() => readPort({ PORT })).toThrow(`PORT is "${PORT}", which is not a port.`);
});

/** Starts a server that occupies a port, and returns the options for another one near it. */
async function takenPort() {
  const directory = await fixtureFolder({ 'index.html': 'home' });
  const holder = await startServer({ directory });
  onTestFinished(() => holder.close());
  return { directory, port: holder.port };
}

test('uses the next free port when the default one is taken, and reports it', async () => {
  const { directory, port } = await takenPort();
  const log = vi.fn();
  const server = await startServerNear({ directory, wanted: { port, isFixed: false }, log });
  onTestFinished(() => server.close());
  expect(server.port).toBeGreaterThan(port);
  expect(log).toHaveBeenCalledWith(`Port ${port} is taken, so this is port ${server.port}.`);
});

test('does not use a port other than the requested one', async () => {
  const { directory, port } = await takenPort();
  const starting = startServerNear({ directory, wanted: { port, isFixed: true }, log: () => {} });
  await expect(starting).rejects.toThrow(`Port ${port} is taken by another program.`);
});

test('the development server reports that its port is taken before it starts', async () => {
  const { port } = await takenPort();
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  );
  await requireFreePort(0, '127.0.0.1');
});

test.each([true, false])('an error that has nothing to do with ports is passed on', async (isFixed) => {
  const directory = await fixtureFolder({ 'index.html': 'home' });
  // An address for documentation (RFC 5737), which no machine has.
  const options = { directory, host: '192.0.2.1', wanted: { port: 4173, isFixed }, log: () => {} };
  await expect(startServerNear(options)).rejects.toThrow('EADDRNOTAVAIL');
});

/**
 * Starts `node scripts/serve.js` and waits for its first output.
 *
 * @param {string} directory
 */
async function startCommand(directory) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/serve.js'), directory], {
    env: { ...process.env, PORT: '0', BASE_PATH: '/craft/' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'close');
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, ended, output: () => output };
}

test.each(['SIGINT', 'SIGTERM'])('prints the address, serves, and ends cleanly on %s', async (signal) => {
  const { child, ended, output } = await startCommand(await fixtureFolder({ 'index.html': 'home' }));
  const address = /http:\S+/.exec(output())?.[0] ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/craft\/$/);
  expect(await (await fetch(address)).text()).toBe('home');
  child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('says what to do when the site has not been built', async () => {
  const { ended, output } = await startCommand(await fixtureFolder({}));
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('Run "npm run build" first.');
});
