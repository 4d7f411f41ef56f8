import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchRoot } from '../paths.ts';
import { SITE_NAMES } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';
import { buildsSection } from './builds-section.ts';
import { devSection } from './dev-section.ts';
import { editingSection } from './editing-section.ts';
import { growthSection } from './growth-section.ts';
import { lighthouseSection } from './lighthouse-section.ts';
import { loadSection } from './load-section.ts';
import { describeMachine } from './machine.ts';
import { navigationSection } from './navigation-section.ts';
import { isMet } from './row.ts';
import { searchSection } from './search-section.ts';
import type { Section } from './section.ts';
import { markdownTable, rowsTable } from './table.ts';
import { UNFAIRNESS } from './unfairness.ts';
import { describeVersions } from './versions.ts';

/** Writes `bench/RESULTS.md` from the kept figures of all suites, and gives its path. */
export async function writeReport(): Promise<string> {
  const sections = await Promise.all([
    loadSection(),
    navigationSection(),
    searchSection(),
    editingSection(),
    lighthouseSection(),
    buildsSection(),
    devSection(),
    growthSection(),
  ]);
  const known = sections.filter((section) => section !== undefined);
  const file = path.join(benchRoot, 'RESULTS.md');
  await writeFile(
    file,
    `${[...(await introduction(known)), ...known.map(sectionText), UNFAIRNESS].join('\n\n')}\n`,
  );
  return file;
}

async function introduction(sections: readonly Section[]): Promise<string[]> {
  const judged = sections.flatMap(({ title, rows }) => rows.map((row) => ({ title, row, met: isMet(row) })));
  const met = judged.filter((row) => row.met === true);
  const missed = judged.filter((row) => row.met === false);
  return [
    '# Results of the benchmark',
    'Written by `npm run bench`; do not edit. The same pages, those of this site’s `content/`, built by each generator ' +
      'with its default theme and its usual offline search, and served by the same server: HTTP/2, TLS, brotli of the ' +
      'highest quality prepared beforehand, hashed files immutable, everything else revalidated. Figures are medians of ' +
      'interleaved rounds. `mid` is the page concepts/nodes, `heavy` is api/useEditor. “Fast 4G” is 60 ms and 9 Mbit/s; ' +
      '“slow” is 562 ms, 1.44 Mbit/s and a CPU four times slower than this machine. The best peer of each row is bold.',
    `${met.length} targets are met and ${missed.length} are missed.`,
    ...(missed.length === 0
      ? []
      : [missed.map(({ title, row }) => `- missed: ${title}: ${row.name}`).join('\n')]),
    '## Machine and versions',
    await describeMachine(),
    markdownTable(['generator', 'what is measured'], describeVersions()),
  ];
}

function sectionText({ title, method, rows, more, date, commit, rounds }: Section): string {
  const labels = SITE_NAMES.map((name) =>
    name === 'ours' ? 'this site' : SITES[name].label.replace(/ .*/, ''),
  );
  const often = rounds === 1 ? 'one round' : `up to ${rounds} rounds`;
  const when = `Measured on ${date.slice(0, 10)} with this site as of commit ${commit}, ${often}.`;
  return [
    `## ${title}`,
    `${method} ${when}`,
    rowsTable(rows, labels),
    ...(more === undefined ? [] : [more]),
  ].join('\n\n');
}
