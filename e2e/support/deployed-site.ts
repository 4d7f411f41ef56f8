import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/serve.js';
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

/** Serves a copy of a built site. */
export async function deploySite(name: SiteName): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const directory = join(folder, 'site');
  await cp(siteDirectory(name), directory, { recursive: true });
  const server = await startServer({ directory });
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
      await cp(siteDirectory(next), join(folder, 'next'), { recursive: true });
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
