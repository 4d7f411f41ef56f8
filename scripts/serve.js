import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { normalizeBase } from './base-path.js';
import { isCommand, runCommand } from './command.js';
import { listenOnFreePort, readPort } from './port.js';
import { Problem } from './problem.js';
import { projectRoot } from './project-root.js';
import { createSiteHandler } from './site-handler.js';

/**
 * @typedef {object} ServerOptions
 * @property {string} directory the built site
 * @property {number} [port] 0, or left out, takes any free one
 * @property {string} [host] the address to listen on; this machine alone when left out
 * @property {string} [base] the path the site is built for, such as `/docs/`
 */

/**
 * @typedef {object} RunningServer
 * @property {string} url the site's address, base path included
 * @property {number} port
 * @property {() => Promise<void>} close ends it, open connections included
 */

/**
 * Serves a built site.
 *
 * @param {ServerOptions} options
 * @returns {Promise<RunningServer>} rejects with Node's error (`EADDRINUSE`, …) when it cannot listen
 */
export async function startServer({ directory, port = 0, host = '127.0.0.1', base }) {
  const mount = normalizeBase(base);
  const server = createServer(createSiteHandler(directory, mount));
  await new Promise((resolveListening, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolveListening(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}${mount}`,
    port: actualPort,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves the site with the settings of the environment (`PORT`, `HOST`, `BASE_PATH`), says where, and ends
 * cleanly when told to.
 *
 * @param {string} directory the built site
 * @returns {Promise<void>} settles once the server listens
 * @throws {Problem} when there is no site, or no port to serve it on
 */
export async function serveUntilStopped(directory) {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Problem(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  const { env } = process;
  const options = { directory, host: env['HOST'] || '127.0.0.1', base: env['BASE_PATH'] || '/' };
  const server = await listenOnFreePort(
    readPort(env),
    (port) => startServer({ ...options, port }),
    console.log,
  );
  console.log(`\nThe site is at ${server.url}\nPress Control+C to stop.`);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, () => void server.close().then(() => process.exit(0)));
}

if (isCommand(import.meta.url)) {
  const folder = process.argv[2] ?? join(projectRoot, 'dist');
  await runCommand(() => serveUntilStopped(resolve(folder)));
}
