import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureFolder } from '../test-support/fixture-folder.js';
import { projectRoot } from './project-root.js';
import { readPort, startServerFor } from './serve.js';

test('PORT is used if it is set', () => {
  expect(readPort({ PORT: '8080' })).toBe(8080);
  expect(readPort({})).toBeUndefined();
  expect(readPort({ PORT: '' })).toBeUndefined();
});

test.each(['abc', '-1', '65536', '80.5', ' '])('PORT "%s" is rejected with a message', (PORT) => {
  expect(() => readPort({ PORT })).toThrow(`PORT is "${PORT}", which is not a port.`);
});

/** @param {NodeJS.ProcessEnv} env */
async function start(env) {
  const server = await startServerFor({ directory: await fixtureFolder({ 'index.html': 'home' }), env });
  onTestFinished(() => server.close());
  return server.port;
}

test('uses another free port when the usual one is taken, but no other than PORT if that is set', async () => {
  const [first, second] = [await start({}), await start({})];
  expect(second).not.toBe(first);
  await expect(start({ PORT: String(first) })).rejects.toThrow(`Port ${first} is taken.`);
});

test('an error that has nothing to do with ports is passed on', async () => {
  // An address for documentation (RFC 5737), which no machine has.
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow('EADDRNOTAVAIL');
});

test.each(['SIGINT', 'SIGTERM'])('prints the address, serves, and ends cleanly on %s', async (signal) => {
  const directory = await fixtureFolder({ 'index.html': 'home' });
  const module = pathToFileURL(join(projectRoot, 'scripts/serve.js'));
  const code = `import('${module}').then((serve) => serve.serveUntilStopped(${JSON.stringify(directory)}));`;
  const child = spawn(process.execPath, ['-e', code], {
    env: { ...process.env, PORT: '0', BASE_PATH: '/craft/' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  const [output] = await Promise.race([once(child.stdout, 'data'), ended]);
  const address = /http:\S+/.exec(String(output))?.[0] ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/craft\/$/);
  expect(await (await fetch(address)).text()).toBe('home');
  child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  expect(await ended).toEqual([0, null]);
});
