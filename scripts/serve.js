import { once } from 'node:events';
import { createServer } from 'node:http';
import { Problem } from './command.js';

// `npm start` checks PORT before it installs anything, so packages are imported where they are used.

/** @typedef {{ url: string, port: number, close: () => Promise<void> }} RunningServer */

/**
 * Serves a built site, by default on any free port of this machine.
 *
 * @param {{ directory: string, port?: number, host?: string, base?: string }} options
 * @returns {Promise<RunningServer>} rejects with Node's error (`EADDRINUSE`, …) if the server cannot listen
 */
export async function startServer({ directory, port = 0, host = '127.0.0.1', base = '/' }) {
  const { createSiteHandler } = await import('./site-handler.js');
  const mount = `/${base}/`.replace(/\/{2,}/g, '/');
  const server = createServer(createSiteHandler(directory, mount));
  await once(server.listen(port, host), 'listening');
  const { port: actual } = Object(server.address());
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${mount}`,
    port: actual,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const USUAL_PORT = 4173;

/**
 * Returns the port in `PORT`; `undefined` if it is not set.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function readPort({ PORT = '' }) {
  if (PORT === '') return undefined;
  if (/^\d+$/.test(PORT) && Number(PORT) <= 65_535) return Number(PORT);
  const allowed = 'Set it to a number from 0 to 65535, or leave it out.';
  throw new Problem(`PORT is "${PORT}", which is not a port. ${allowed}`);
}

/**
 * Starts a server on the port in `PORT`, or on the usual port, or on any free one.
 *
 * @param {{ directory: string, env: NodeJS.ProcessEnv }} options
 */
export async function startServerFor({ directory, env }) {
  const fixed = readPort(env);
  const settings = { directory, host: env['HOST'] || '127.0.0.1', base: env['BASE_PATH'] || '/' };
  try {
    return await startServer({ ...settings, port: fixed ?? USUAL_PORT });
  } catch (error) {
    if (Object(error).code !== 'EADDRINUSE') throw error;
    if (fixed === undefined) return startServer(settings);
    throw new Problem(`Port ${fixed} is taken. Stop the other program, or set PORT to another number.`);
  }
}

/**
 * Serves the site with the settings of the environment (`PORT`, `HOST`, `BASE_PATH`) and prints its address. SIGINT and
 * SIGTERM end the process cleanly.
 *
 * @param {string} directory the built site
 */
export async function serveUntilStopped(directory) {
  const server = await startServerFor({ directory, env: process.env });
  console.log(`\nThe site is at ${server.url}\nPress Control+C to stop.`);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, () => void server.close().then(() => process.exit(0)));
}
