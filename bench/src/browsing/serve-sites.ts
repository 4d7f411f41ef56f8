import type { Certificate } from '../serve/certificate.ts';
import { serveSite } from '../serve/server.ts';
import { prepareAndBuild } from '../sites/prepare-and-build.ts';
import type { SiteName } from '../sites/site.ts';
import type { ServedSite } from './served-site.ts';

/** Builds the sites of generators, of this repository's pages, and serves them. */
export async function serveSites(
  certificate: Certificate,
  names: readonly SiteName[],
): Promise<readonly ServedSite[]> {
  const served: ServedSite[] = [];
  for (const name of names) {
    console.log(`Building the pages with ${name}`);
    const { site, outDir } = await prepareAndBuild(name);
    served.push({ name, site, outDir, server: await serveSite(outDir, certificate) });
  }
  return served;
}

/** Closes the servers. */
export async function closeSites(sites: readonly ServedSite[]): Promise<void> {
  await Promise.all(sites.map(({ server }) => server.close()));
}
