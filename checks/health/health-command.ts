import { endOnFailure } from '../../scripts/command.js';
import { fieldLinks } from '../../src/node/content/check-links.ts';
import { formatDiagnostic } from '../../src/node/content/diagnostic.ts';
import { checkedPages } from '../../src/node/site/check-site.ts';
import { loadSite } from '../../src/node/site/prepare-site.ts';
import { checkExternalLinks } from './external-links.ts';

// `npm run health`: reports links that other sites have broken. It sends requests to other hosts, so no test runs it.
endOnFailure();
const { site, documents } = await loadSite(process.cwd());
const pages = checkedPages(site);
const warnings = await checkExternalLinks([...pages, ...documents.map(fieldLinks)]);
for (const warning of warnings) console.warn(formatDiagnostic(warning));
console.log(`The links to other sites on ${pages.length} pages checked; ${warnings.length} warnings.`);
if (warnings.length > 0) process.exitCode = 1;
