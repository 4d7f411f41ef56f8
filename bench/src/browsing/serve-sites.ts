import type { Certificate } from '../serve/certificate.ts';
import { serveSite } from '../serve/server.ts';
import { prepareAndBuild } from '../sites/prepare-and-build.ts';
import { SITE_NAMES } from '../sites/site.ts';
import type { ServedSite } from './served-site.ts';

/** Builds all generators' sites of this repository's pages, and serves them. */
export async function serveAllSites(certificate: Certificate): Promise<readonly ServedSite[]> {
  const served: ServedSite[] = [];
  for (const name of SITE_NAMES) {
    console.log(`Building the pages with ${name}`);
    const { site, outDir } = await prepareAndBuild(name);
    served.push({ site, outDir, server: await serveSite({ directory: outDir, certificate }) });
  }
  return served;
}

/** Closes the servers. */
export async function closeSites(sites: readonly ServedSite[]): Promise<void> {
  await Promise.all(sites.map(({ server }) => server.close()));
}
