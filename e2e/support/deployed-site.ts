import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createSiteHandler } from '../../scripts/site-handler.js';
import { listenOnLoopback } from './loopback.ts';
import { inRelease } from './next-release.ts';
import { SITES, siteDirectory } from './sites.ts';

/** A separate host for one test with a copy of the small site, which may receive another release or go silent. */
export interface DeployedSite {
  readonly url: string;
  /** Replaces the site by its next release, whose pages and footer say {@link NEXT_EDITION}. */
  readonly deployNext: () => Promise<void>;
  /** Replaces one file of the served site by another. */
  readonly replaceFile: (file: string, by: string) => Promise<void>;
  /** Stops the host: requests are no longer answered. */
  readonly close: () => Promise<void>;
}

/** Answers a request wrongly and returns true, or returns false. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the pages of the next release say, and those of the first do not. */
export const NEXT_EDITION = 'second edition';

/** The small site's address on a deployed host: paths there begin with it. */
export const { base: BASE } = SITES.small;

/** Serves a copy of the small site with the project's own server. */
export async function deploySite(fault: Fault = () => false): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const directory = join(folder, 'site');
  await cp(siteDirectory('small'), directory, { recursive: true });
  const handle = createSiteHandler(directory, BASE);
  const server = await listenOnLoopback(
    createServer((request, response) => {
      if (!fault(request, response)) handle(request, response);
    }),
  );
  return {
    url: `${server.url}${BASE.slice(1)}`,
    async deployNext() {
      await writeNextRelease(directory, join(folder, 'next'));
      await rename(directory, join(folder, 'former'));
      await rename(join(folder, 'next'), directory);
    },
    replaceFile: (file, by) => cp(join(directory, by), join(directory, file)),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where the texts of the next release differ: the articles of three pages, and the footer, which a script renders. */
const CHANGED = /(?<=The otters\b)|(?=Tie a raft as|Begin with|A raft of two)/g;

/**
 * Writes the next release of a built site: it has another name, as have its files that are named by their content, and
 * its service worker knows the hashes of its files.
 */
async function writeNextRelease(from: string, to: string): Promise<void> {
  const assets = new Set(await readdir(join(from, 'assets')));
  const hashes = new Map<string, string>();
  await cp(from, to, { recursive: true });
  const files = await readdir(to, { recursive: true });
  for (const file of files.filter((name) => /\.(?:html|js|json|css)$/.test(name))) {
    const path = join(to, file);
    const text = await readFile(path, 'utf8');
    const next = inRelease(text, 'next', assets).replace(CHANGED, ` ${NEXT_EDITION} `);
    hashes.set(hashOf(text), hashOf(next));
    await writeFile(path, next);
    const name = basename(file);
    if (assets.has(name)) await rename(path, join(to, inRelease(file, 'next', assets)));
  }
  const worker = join(to, 'service-worker.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(
    worker,
    text.replace(/(?<=["'`])[0-9a-f]{6}(?=["'`])/g, (hash) => hashes.get(hash) ?? hash),
  );
}

/** Returns the beginning of a file's hash, as the service worker's list has it. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
