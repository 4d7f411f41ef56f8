import { Problem } from './problem.js';

/** @import { Log } from './progress.js' */

const usualPort = 4173;
const attempts = 50;

/**
 * The port somebody asked for with `PORT`, or the usual one, which may give way to the next free one.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ port: number, isFixed: boolean }}
 * @throws {Problem} when `PORT` is not a port
 */
export function readPort(env) {
  const wanted = env['PORT'];
  if (wanted === undefined || wanted === '') return { port: usualPort, isFixed: false };
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    throw new Problem(
      `PORT is "${wanted}", which is not a port. Set it to a number from 0 to 65535, or leave it out.`,
    );
  }
  return { port, isFixed: true };
}

/**
 * Starts a server on the port, or on the next free one when nobody asked for that very port.
 *
 * @template Server
 * @param {{ port: number, isFixed: boolean }} wanted
 * @param {(port: number) => Promise<Server>} start rejects with `EADDRINUSE` when the port is taken
 * @param {Log} log
 * @returns {Promise<Server>}
 * @throws {Problem} when no port can be had
 */
export async function listenOnFreePort({ port, isFixed }, start, log) {
  const last = isFixed ? port : port + attempts - 1;
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      const server = await start(candidate);
      if (candidate !== port) log(`Port ${port} is taken, so this is port ${candidate}.`);
      return server;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EACCES') {
        throw new Problem(
          `Port ${candidate} needs more rights than this user has. Set PORT to a number over 1023.`,
        );
      }
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Problem(
    isFixed
      ? `Port ${port} is taken by another program. Stop that program, or set PORT to another number.`
      : `Ports ${port} to ${last} are all taken. Set PORT to a free one.`,
  );
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
