import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fieldLinks } from '../../src/node/content/check-links.ts';
import { formatDiagnostic } from '../../src/node/content/diagnostic.ts';
import { contentDirectory } from '../../src/node/content/files.ts';
import { ContentError, checkSources, loadSite } from '../../src/node/site/prepare-site.ts';
import { checkExternalLinks } from './external-links.ts';
import { missedQueries } from './missed-words.ts';
import { datedLines, outdatedText } from './outdated-text.ts';

// `npm run health`: reports what breaks without a change of the site. It sends requests to other hosts, so no test runs
// it. `-- --log FILE` adds readers' queries without results.

const root = process.cwd();
const { log } = parseArgs({ options: { log: { type: 'string' } } }).values;
try {
  const { documents } = await checkSources(root);
  const site = await loadSite(root);
  const pages = [...site.model.pages.values()].flatMap((page) => {
    const facts = site.facts(page);
    if (facts === undefined || page.text === undefined) return [];
    return [{ file: path.posix.join(contentDirectory, page.text.contentPath), links: facts.links }];
  });
  const sources = [...pages, ...documents.map(fieldLinks)];
  const links = await checkExternalLinks(sources, { pause: 500, timeout: 20_000 });
  const outdated = await Promise.all(
    pages.map(async ({ file }) => outdatedText(file, await datedLines(root, file).catch(() => []))),
  );
  const all = [...(links.kind === 'checked' ? links.warnings : []), ...outdated.flat()];
  for (const warning of all) console.warn(formatDiagnostic(warning));
  if (log !== undefined) {
    console.log('Searched for, and not found:');
    const queries = missedQueries(await readFile(log, 'utf8'));
    for (const { words, count } of queries) console.log(`  ${count} × ${words}`);
  }
  if (links.kind === 'no-network') {
    console.error(
      `No link to another site could be checked: not one of them answered (${links.reason}). ` +
        'Is this machine online?',
    );
  }
  const checked = links.kind === 'checked' ? `${links.addresses} addresses of other sites and ` : '';
  console.log(`${checked}${pages.length} pages checked; ${all.length} warnings.`);
  if (all.length > 0 || links.kind === 'no-network') process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
