import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchRoot } from '../paths.ts';
import { SITE_NAMES, type SiteName } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';
import { buildsSection } from './builds-section.ts';
import { devSection } from './dev-section.ts';
import { lighthouseSection } from './lighthouse-section.ts';
import { loadSection } from './load-section.ts';
import { describeMachine } from './machine.ts';
import { navigationSection } from './navigation-section.ts';
import { readingSection } from './reading-section.ts';
import { isMet, type Row } from './row.ts';
import { searchSection } from './search-section.ts';
import type { Section } from './section.ts';
import { rowsTable } from './table.ts';

/** The section of each suite, in the order of the report. */
const SECTIONS: Readonly<Record<string, () => Promise<Section | undefined>>> = {
  load: () => loadSection('load', ''),
  'load-chromium': () => loadSection('load-chromium', ', in a full Chromium'),
  navigation: () => navigationSection('navigation', ''),
  'navigation-chromium': () => navigationSection('navigation-chromium', ', in a full Chromium'),
  reading: readingSection,
  search: () => searchSection('search', ''),
  'search-chromium': () => searchSection('search-chromium', ', in a full Chromium'),
  lighthouse: lighthouseSection,
  builds: buildsSection,
  dev: devSection,
};

/** Writes `bench/RESULTS.md` from the stored figures of all suites, and returns its path. */
export async function writeReport(): Promise<string> {
  const sections = await Promise.all(
    Object.entries(SECTIONS).map(async ([suite, read]) => ({ suite, section: await read() })),
  );
  const known = sections.map(({ section }) => section).filter((section) => section !== undefined);
  const missing = sections.filter(({ section }) => section === undefined).map(({ suite }) => suite);
  const file = path.join(benchRoot, 'RESULTS.md');
  await writeFile(
    file,
    `${[...(await introduction(known, missing)), ...known.map(sectionText)].join('\n\n')}\n`,
  );
  return file;
}

async function introduction(
  sections: readonly Section[],
  missingSuites: readonly string[],
): Promise<string[]> {
  const judged = sections.flatMap(({ title, rows }) => rows.map((row) => ({ title, row, met: isMet(row) })));
  const met = judged.filter((row) => row.met === true);
  const missed = judged.filter((row) => row.met === false);
  return [
    '# Results of the benchmark',
    'Written by `npm run bench`; do not edit. [README.md](README.md#how-it-is-measured) says how each figure is measured, and ' +
      '[what is unfair](README.md#known-unfairness). The best peer of each row is bold.',
    `${met.length} targets are met and ${missed.length} are missed${missed.length === 0 ? '.' : ':'}`,
    ...(missed.length === 0 ? [] : [missed.map(missedLine).join('\n')]),
    ...(missingSuites.length === 0 ? [] : [`Not measured yet: ${missingSuites.join(', ')}.`]),
    '## Machine and versions',
    await describeMachine(),
  ];
}

/** A row that misses its target, with the reason where one is known. */
function missedLine({ title, row }: { readonly title: string; readonly row: Row }): string {
  const reason = row.target?.ifMissed;
  return `- ${title}: ${row.name}${reason === undefined ? '' : `. ${reason}`}`;
}

function sectionText({ title, rows, more, date, commit, rounds }: Section): string {
  const often = rounds === 1 ? 'one round' : `up to ${rounds} rounds`;
  const when = `Measured on ${date.slice(0, 10)} with this site as of commit ${commit}, ${often}.`;
  return [
    `## ${title}`,
    when,
    rowsTable(rows, SITE_NAMES.map(siteLabel)),
    ...(more === undefined ? [] : [more]),
  ].join('\n\n');
}

/** Returns the name of a site without its version. */
function siteLabel(name: SiteName): string {
  return name === 'ours' ? 'this site' : SITES[name].label.replace(/ .*/, '');
}
