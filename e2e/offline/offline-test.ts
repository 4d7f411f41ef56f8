import { type DeployedSite, deploySite } from '../support/deployed-site.ts';
import { test as base } from '../support/test.ts';

interface DeploymentFixtures {
  readonly host: DeployedSite;
}

/** A test that allows service workers and has a separate host. */
export const test = base.extend<DeploymentFixtures>({
  serviceWorkers: 'allow',
  host: async ({ browserName: _ }, use) => {
    const host = await deploySite();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
