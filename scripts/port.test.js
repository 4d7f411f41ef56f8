import { expect, test, vi } from 'vitest';
import { fixtureFolder } from './fixture-folder.js';
import { listenOnFreePort, readPort } from './port.js';
import { startServer } from './serve.js';

test('PORT is taken at its word; without it the usual port may give way', () => {
  expect(readPort({ PORT: '8080' })).toEqual({ port: 8080, isFixed: true });
  expect(readPort({})).toEqual({ port: 4173, isFixed: false });
  expect(readPort({ PORT: '' })).toEqual({ port: 4173, isFixed: false });
});

test.each(['abc', '-1', '65536', '80.5', ' '])('PORT "%s" is refused with a sentence', (PORT) => {
  expect(() => readPort({ PORT })).toThrow(`PORT is "${PORT}", which is not a port.`);
});

/** A server that holds a port, and a way to start another. */
async function takenPort() {
  const directory = await fixtureFolder({ 'index.html': 'home' });
  const holder = await startServer({ directory });
  /** @param {number} port */
  const start = (port) => startServer({ directory, port });
  return { holder, start };
}

test('goes on to the next free port when the usual one is taken, and says so', async () => {
  const { holder, start } = await takenPort();
  const log = vi.fn();
  const server = await listenOnFreePort({ port: holder.port, isFixed: false }, start, log);
  expect(server.port).toBeGreaterThan(holder.port);
  expect(log).toHaveBeenCalledWith(`Port ${holder.port} is taken, so this is port ${server.port}.`);
  await Promise.all([server.close(), holder.close()]);
});

test('does not take another port than the one that was asked for', async () => {
  const { holder, start } = await takenPort();
  const listening = listenOnFreePort({ port: holder.port, isFixed: true }, start, () => {});
  await expect(listening).rejects.toThrow(`Port ${holder.port} is taken by another program.`);
  await holder.close();
});

test('an error that has nothing to do with ports is passed on', async () => {
  const start = () => Promise.reject(new Error('disk on fire'));
  await expect(listenOnFreePort({ port: 1, isFixed: false }, start, () => {})).rejects.toThrow(
    'disk on fire',
  );
});
