import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchRoot } from '../paths.ts';
import { PEERS, SITE_NAMES, type SiteName } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';
import { buildsSection } from './builds-section.ts';
import { devSection } from './dev-section.ts';
import { editingSection } from './editing-section.ts';
import { growthSection } from './growth-section.ts';
import { lighthouseSection } from './lighthouse-section.ts';
import { loadSection } from './load-section.ts';
import { describeMachine } from './machine.ts';
import { navigationSection } from './navigation-section.ts';
import { readingSection } from './reading-section.ts';
import { isMet, type Row } from './row.ts';
import { searchSection } from './search-section.ts';
import { FULL_CHROMIUM, HEADLESS_SHELL, type Section } from './section.ts';
import { markdownTable, rowsTable } from './table.ts';
import { UNFAIRNESS } from './unfairness.ts';
import { describeVersions } from './versions.ts';

/** The section of each suite, in the order of the report. */
const SECTIONS: Readonly<Record<string, () => Promise<Section | undefined>>> = {
  load: () => loadSection('load', HEADLESS_SHELL),
  'load-chromium': () => loadSection('load-chromium', FULL_CHROMIUM),
  navigation: () => navigationSection('navigation', HEADLESS_SHELL),
  'navigation-chromium': () => navigationSection('navigation-chromium', FULL_CHROMIUM),
  reading: readingSection,
  search: () => searchSection('search', HEADLESS_SHELL),
  'search-chromium': () => searchSection('search-chromium', FULL_CHROMIUM),
  editing: editingSection,
  lighthouse: lighthouseSection,
  builds: buildsSection,
  dev: devSection,
  growth: growthSection,
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
    `${[...(await introduction(known, missing)), ...known.map(sectionText), UNFAIRNESS].join('\n\n')}\n`,
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
    'Written by `npm run bench`; do not edit. The same pages, those of this site’s `content/`, built by each generator ' +
      'with its default theme and its usual offline search, and served by the same server: HTTP/2, TLS, brotli of the ' +
      'highest quality prepared beforehand, hashed files immutable, everything else revalidated. Figures are medians of ' +
      'interleaved rounds. `mid` is the page concepts/nodes, `heavy` is api/useEditor. “Fast 4G” is 60 ms and 9 Mbit/s; ' +
      '“slow” is 562 ms, 1.44 Mbit/s and a CPU four times slower than this machine. The best peer of each row is bold.',
    `${met.length} targets are met and ${missed.length} are missed.`,
    ...(missed.length === 0
      ? []
      : [missed.map(({ title, row }) => `- missed: ${title}: ${row.name}`).join('\n')]),
    ...(missingSuites.length === 0 ? [] : [`Not measured yet: ${missingSuites.join(', ')}.`]),
    '## Machine and versions',
    await describeMachine(),
    markdownTable(['generator', 'what is measured'], describeVersions()),
  ];
}

function sectionText({ title, method, rows, more, date, commit, rounds }: Section): string {
  const often = rounds === 1 ? 'one round' : `up to ${rounds} rounds`;
  const when = `Measured on ${date.slice(0, 10)} with this site as of commit ${commit}, ${often}.`;
  const measured = rows.filter((row) => SITE_NAMES.some((name) => row.figures[name] !== undefined));
  const missing = missingFigures(rows, measured);
  return [
    `## ${title}`,
    `${method} ${when}`,
    ...(missing.length === 0 ? [] : [`Not measured yet: ${missing.join('; ')}.`]),
    rowsTable(measured, SITE_NAMES.map(siteLabel)),
    ...(more === undefined ? [] : [more]),
  ].join('\n\n');
}

/**
 * Returns the rows without any figure and, in a comparing section, such peers: they are newer than the stored figures.
 */
function missingFigures(rows: readonly Row[], measured: readonly Row[]): string[] {
  const has = (name: SiteName) => measured.some((row) => row.figures[name] !== undefined);
  const peers = PEERS.some(has) ? PEERS.filter((name) => !has(name)) : [];
  return [
    ...peers.map(siteLabel),
    ...rows.filter((row) => !measured.includes(row)).map(({ name }) => `“${name}”`),
  ];
}

/** Returns the name of a site without its version, but for the number that tells the two of VitePress apart. */
function siteLabel(name: SiteName): string {
  if (name === 'ours') return 'this site';
  return SITES[name].label.replace(name === 'vitepress-2' ? /\..*/ : / .*/, '');
}
