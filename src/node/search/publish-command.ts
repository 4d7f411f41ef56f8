import { loadEnv } from 'vite';
import { buildSettings, writtenSiteUrl } from '../site/build-settings.ts';
import { ContentError, listDiagnostics, prepareSite } from '../site/prepare-site.ts';
import { searchablePages } from './page-sections.ts';
import { PublishError, publishSite } from './publish.ts';

// `npm run search:publish`: sends the records of all pages to the hosted index. With `--dry-run` it prints what would
// change, and sends nothing.

const root = process.cwd();
try {
  await publishSite({
    load: async () => {
      const { site, warnings } = await prepareSite(root, { warningsAreErrors: false });
      if (warnings.length > 0) console.warn(listDiagnostics(warnings));
      return { pages: await searchablePages(site), site: site.model.site };
    },
    place: buildSettings(process.env, writtenSiteUrl(root)),
    environment: { ...loadEnv('production', root, 'VITE_ALGOLIA_'), ...process.env },
    isDryRun: process.argv.includes('--dry-run'),
    log: console.log,
  });
} catch (error) {
  if (!(error instanceof PublishError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
