import { cp, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/serve.js';
import { createSiteHandler } from '../../scripts/site-handler.js';
import { listenOnLoopback } from './loopback.ts';
import { type SiteName, siteDirectory } from './sites.ts';

/** A host of its own for one test, which may get another release or break off. */
export interface DeployedSite {
  readonly url: string;
  /** Puts another built site in the place of the one that is served. */
  readonly deploy: (name: SiteName) => Promise<void>;
  /** Puts one file of the served site in the place of another. */
  readonly replaceFile: (file: string, by: string) => Promise<void>;
  readonly removeFile: (file: string) => Promise<void>;
  /** Ends the host: nothing answers any more. */
  readonly close: () => Promise<void>;
}

/** A server of one folder. */
interface FolderServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** How a site is deployed. */
interface Deployment {
  /** Starts the server; the project's own where it is left out. */
  readonly serve?: (directory: string) => Promise<FolderServer>;
  /** How many days ago the files of the first release were changed; those of each later one a day after it. */
  readonly daysAgo?: number;
}

/** Serves a copy of a built site. */
export async function deploySite(name: SiteName, deployment: Deployment = {}): Promise<DeployedSite> {
  const { serve = (directory) => startServer({ directory }) } = deployment;
  let { daysAgo } = deployment;
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const directory = join(folder, 'site');
  const copy = async (site: SiteName, to: string) => {
    await cp(siteDirectory(site), to, { recursive: true });
    if (daysAgo !== undefined) await setAge(to, daysAgo--);
  };
  await copy(name, directory);
  const server = await serve(directory);
  /** Removes a file with its compressed variants. */
  const removeFile = async (file: string) => {
    for (const ending of ['', '.br', '.gz']) await rm(join(directory, `${file}${ending}`), { force: true });
  };
  /** The server lists the files anew when there is a new home page. */
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

/** Sets when the files of a folder were changed. Browsers keep files the longer the older they are, unless told otherwise. */
async function setAge(directory: string, days: number): Promise<void> {
  const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const files = await readdir(directory, { recursive: true });
  await Promise.all(files.map((file) => utimes(join(directory, file), time, time)));
}

/**
 * Returns the project's own server with a fault, for `deploySite`.
 *
 * @param answer answers a request in the wrong way and returns true, or returns false
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
