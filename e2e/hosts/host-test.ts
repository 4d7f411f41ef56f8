import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type HostName, type RunningHost, requireHost, startHost } from '../support/host-servers.ts';
import { SITES, siteDirectory } from '../support/sites.ts';
import { test as base } from '../support/test.ts';

interface HostFixtures {
  readonly hostName: HostName;
  /** The server with the site, below its base path. */
  readonly host: RunningHost;
}

/** A test of the site on a real server, skipped if the machine does not have the server. */
export const test = base.extend<HostFixtures>({
  hostName: ['nginx', { option: true }],
  host: async ({ hostName, site }, use) => {
    await requireHost(hostName);
    const { base: path } = SITES[site];
    const folder = await mkdtemp(join(tmpdir(), 'www-'));
    const root = join(folder, 'root');
    if (path === '/') {
      await symlink(siteDirectory(site), root);
    } else {
      // Below a path, the site is in the folder of that name.
      await mkdir(root);
      await symlink(siteDirectory(site), join(root, basename(path)));
    }
    const host = await startHost(hostName, root, path);
    await use(host);
    await host.close();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ host }, use) => use(host.url),
});
