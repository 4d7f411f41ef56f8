import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { isCommand, Problem, runCommand } from './command.js';
import { get } from './json.js';
import { projectRoot } from './project-root.js';

/** @import { Log } from './command.js' */

// `npm start` checks PORT before it installs anything, so packages are imported where they are used.

/**
 * @typedef {object} ServerOptions
 * @property {string} directory the built site
 * @property {number} [port] 0, the default, is any free port
 * @property {string} [host] the address to listen on; defaults to localhost
 * @property {string} [base] the base path that the site is built for, such as `/docs/`
 */

/**
 * @typedef {object} RunningServer
 * @property {string} url the site's address, base path included
 * @property {number} port
 * @property {() => Promise<void>} close also ends open connections
 */

/**
 * Serves a built site.
 *
 * @param {ServerOptions} options
 * @returns {Promise<RunningServer>} rejects with Node's error (`EADDRINUSE`, …) if the server cannot listen
 */
export async function startServer({ directory, port = 0, host = '127.0.0.1', base }) {
  const { createSiteHandler, normalizeBase } = await import('./site-handler.js');
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

const USUAL_PORT = 4173;
const PORTS_TO_TRY = 50;

/** @typedef {{ port: number, isFixed: boolean }} WantedPort */

/**
 * Returns the port in `PORT`, or the default one, which may be replaced with the next free port.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {WantedPort}
 * @throws {Problem} when `PORT` is not a port
 */
export function readPort(env) {
  const wanted = env['PORT'];
  if (wanted === undefined || wanted === '') return { port: USUAL_PORT, isFixed: false };
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    throw new Problem(
      `PORT is "${wanted}", which is not a port. Set it to a number from 0 to 65535, or leave it out.`,
    );
  }
  return { port, isFixed: true };
}

/**
 * Starts a server on the wanted port, or on the next free one if the port is not fixed.
 *
 * @param {Omit<ServerOptions, 'port'> & { wanted: WantedPort, log: Log }} options
 * @returns {Promise<RunningServer>}
 * @throws {Problem} when the port cannot be used
 */
export async function startServerNear({ wanted: { port, isFixed }, log, ...options }) {
  if (!isFixed) {
    const { default: getPort, portNumbers } = await import('get-port');
    const { host = '127.0.0.1' } = options;
    const free = await getPort({ host, port: portNumbers(port, Math.min(port + PORTS_TO_TRY, 65_535)) });
    if (free !== port) log(`Port ${port} is taken, so this is port ${free}.`);
    return startServer({ ...options, port: free });
  }
  return withPortProblems(port, () => startServer({ ...options, port }));
}

/**
 * Checks that a server can listen on a port, for one that is started by another program.
 *
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<void>}
 * @throws {Problem} when the port cannot be used
 */
export async function requireFreePort(port, host = 'localhost') {
  const server = createServer();
  await withPortProblems(port, async () => {
    server.listen(port, host);
    await once(server, 'listening');
  });
  server.close();
}

/**
 * @template Result
 * @param {number} port
 * @param {() => Promise<Result>} listen
 * @returns {Promise<Result>}
 */
async function withPortProblems(port, listen) {
  try {
    return await listen();
  } catch (error) {
    const code = get(error, 'code');
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} is taken by another program. Stop that program, or set PORT to another number.`,
      );
    }
    if (code === 'EACCES') {
      throw new Problem(`Port ${port} needs more rights than this user has. Set PORT to a number over 1023.`);
    }
    throw error;
  }
}

/**
 * Serves the site with the settings of the environment (`PORT`, `HOST`, `BASE_PATH`) and prints its address. SIGINT and
 * SIGTERM end the process cleanly.
 *
 * @param {string} directory the built site
 * @returns {Promise<void>} resolves once the server listens
 * @throws {Problem} when there is no site, or no port to serve it on
 */
export async function serveUntilStopped(directory) {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Problem(`There is no built site in ${directory}. Run "npm run build" first.`);
  }
  const { env } = process;
  const server = await startServerNear({
    directory,
    host: env['HOST'] || '127.0.0.1',
    base: env['BASE_PATH'] || '/',
    wanted: readPort(env),
    log: console.log,
  });
  console.log(`\nThe site is at ${server.url}\nPress Control+C to stop.`);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, () => void server.close().then(() => process.exit(0)));
}

if (isCommand(import.meta.url)) {
  const folder = process.argv[2] ?? join(projectRoot, 'dist');
  await runCommand(() => serveUntilStopped(resolve(folder)));
}
