import { findBrowser } from '../../scripts/browsers.ts';
import { startServer } from '../../scripts/serve.js';
import { buildSites } from './build-sites.ts';
import { addressVariable, SITES, SITES_OF_RUN, siteDirectory } from './sites.ts';

/**
 * Finds the browsers, or installs them; then builds every site and serves it during the tests, each on a free port. The
 * tests inherit the environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['CHROME_PATH'] = await findBrowser();
  await buildSites();
  const servers = await Promise.all(
    SITES_OF_RUN.map(async (name) => {
      const running = await startServer({ directory: siteDirectory(name), base: SITES[name].base });
      process.env[addressVariable(name)] = running.url;
      return running;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
