import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/serve.js';
import { createSiteHandler } from '../../scripts/site-handler.js';
import { listenOnLoopback } from './loopback.ts';
import { type SiteName, siteDirectory } from './sites.ts';

/** A separate host for one test, which may receive another release or go down. */
export interface DeployedSite {
  readonly url: string;
  /** Replaces the served site by another built site. */
  readonly deploy: (name: SiteName) => Promise<void>;
  /** Replaces one file of the served site by another. */
  readonly replaceFile: (file: string, by: string) => Promise<void>;
  readonly removeFile: (file: string) => Promise<void>;
  /** Stops the host: requests are no longer answered. */
  readonly close: () => Promise<void>;
}

/** A server of one folder. */
interface FolderServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Options of a deployment. */
interface Deployment {
  /** Starts the server; defaults to the project's own. */
  readonly serve?: (directory: string) => Promise<FolderServer>;
}

/** Serves a copy of a built site. */
export async function deploySite(name: SiteName, deployment: Deployment = {}): Promise<DeployedSite> {
  const { serve = (directory) => startServer({ directory }) } = deployment;
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const directory = join(folder, 'site');
  const copy = (site: SiteName, to: string) => cp(siteDirectory(site), to, { recursive: true });
  await copy(name, directory);
  const server = await serve(directory);
  const removeFile = (file: string) => rm(join(directory, file), { force: true });
  /** Replaces the home page, upon which the server lists its files again. */
  const listAnew = async () => {
    const page = join(directory, 'index.html');
    await cp(page, `${page}.new`);
    await rename(`${page}.new`, page);
  };
  return {
    url: server.url,
    async deploy(next) {
      await copy(next, join(folder, 'next'));
      await rename(directory, join(folder, 'former'));
      await rename(join(folder, 'next'), directory);
      await rm(join(folder, 'former'), { recursive: true });
    },
    async replaceFile(file, by) {
      await removeFile(file);
      await cp(join(directory, by), join(directory, file));
      await listAnew();
    },
    async removeFile(file) {
      await removeFile(file);
      await listAnew();
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the project's own server with a fault, for `deploySite`.
 *
 * @param answer answers a request wrongly and returns true, or returns false
 */
export function faultyServer(answer: (request: IncomingMessage, response: ServerResponse) => boolean) {
  return async (directory: string): Promise<FolderServer> => {
    const handle = createSiteHandler(directory, '/');
    const server = createServer((request, response) => {
      if (!answer(request, response)) handle(request, response);
    });
    return listenOnLoopback(server);
  };
}
