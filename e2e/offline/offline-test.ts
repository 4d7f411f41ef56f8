import { type DeployedSite, deploySite } from '../support/deployed-site.ts';
import type { SiteName } from '../support/sites.ts';
import { test as base } from '../support/test.ts';

interface DeploymentFixtures {
  /** The site that is deployed first. */
  readonly firstRelease: SiteName;
  readonly host: DeployedSite;
}

/** A test that allows service workers and has a separate host. */
export const test = base.extend<DeploymentFixtures>({
  serviceWorkers: 'allow',
  firstRelease: ['small', { option: true }],
  host: async ({ firstRelease }, use) => {
    const host = await deploySite(firstRelease);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
