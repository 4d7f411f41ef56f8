import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { diffArrays } from 'diff';
import { CHALLENGE } from '../../shared/page-ids.ts';
import type { StartingCode } from '../../shared/playground-link.ts';
import { CHALLENGES_FOLDER, namesOfFiles } from '../content/files.ts';
import { lastLineOf, partsOf, readDemo } from '../markdown/blocks/demo-source.ts';
import { entryIn } from './entries.ts';
import type { Site } from './site.ts';
import { currentDocs } from './site-model.ts';

/** The length at which types are cut: a completion shows one or two lines. */
const MAX_TYPE_LENGTH = 160;

/** The name at the end of what an entry or the title of a page says: `Element` of `<Element />`. */
const LAST_NAME = /\w+(?=\W*$)/;

/**
 * Generates the module of documented names that the code editor completes: the titles of API pages, and the entries of
 * all pages, each with its type and the first sentence about it.
 */
export function completionsModule(site: Site): string {
  const completions = new Map<string, readonly [name: string, type: string, summary: string]>();
  const add = (written: string, type: string, summary: string) => {
    const name = LAST_NAME.exec(written)?.[0];
    if (name !== undefined && !completions.has(name)) completions.set(name, [name, shortType(type), summary]);
  };
  for (const page of currentDocs(site.model)) {
    const { id, title } = page.fields;
    const entries = (site.facts(page)?.sections ?? []).map(entryIn);
    if (id.startsWith('api/')) add(title, '', entries[0]?.summary ?? '');
    for (const { name, type, summary } of entries) add(name, type, summary);
  }
  const sorted = [...completions.values()].sort(([a], [b]) => (a < b ? -1 : 1));
  return `/** A documented name, its type, and a sentence about it. */
export type CompletionEntry = readonly [name: string, type: string, summary: string];
export const completions: readonly CompletionEntry[] = ${JSON.stringify(sorted, null, 2)};
`;
}

function shortType(type: string): string {
  return type.length > MAX_TYPE_LENGTH ? `${type.slice(0, MAX_TYPE_LENGTH)}…` : type;
}

/**
 * Generates the module of the challenges by their names: the code of the check, the address of the challenge that a page
 * links to next, and the lines at which the editor opens; and of the parts that challenges import.
 */
export async function challengesModule(site: Site, contentFolder: string): Promise<string> {
  const folder = path.join(contentFolder, CHALLENGES_FOLDER);
  const names = await namesOfFiles(contentFolder, CHALLENGES_FOLDER, '.check.ts');
  const links = [...site.model.pages.values()]
    .flatMap((page) => site.facts(page)?.links ?? [])
    .flatMap(({ href }) => (href.includes(`#${CHALLENGE}`) ? href.slice(1) : []));
  const entries = names.map(async (name) => {
    const files = ['.check.ts', '.tsx', '.solution.tsx'].map((ending) =>
      readFile(path.join(folder, `${name}${ending}`), 'utf8').catch(() => ''),
    );
    const [check = '', code = '', solution = ''] = await Promise.all(files);
    const place = links.findIndex((link) => link.endsWith(`#${CHALLENGE}${name}`));
    const next = links[place + 1] ?? links[0];
    return [name, { check: check.trimEnd(), next, ...openingOf(code, solution) }] as const;
  });
  const challenges = Object.fromEntries(await Promise.all(entries));
  const parts = await partsOf("import './parts'", contentFolder);
  return `import type { StartingCode } from '../../src/shared/playground-link.ts';
/** What the editor of a challenge needs besides its code. */
export interface Challenge extends Pick<StartingCode, 'start' | 'folds'> {
  readonly check: string;
  /** The address of the next challenge, without the base path. */
  readonly next?: string;
}
export const challenges: Readonly<Record<string, Challenge>> = ${JSON.stringify(challenges, null, 2)};
export const parts: StartingCode['files'] = ${JSON.stringify(parts, null, 2)};
`;
}

/** Returns the first line that a solution changes, and the blocks that it does not change. Readers need no imports. */
function openingOf(code: string, solution: string): Pick<StartingCode, 'start' | 'folds'> {
  const lines = code.split('\n');
  const changed: number[] = [];
  let line = 1;
  for (const { added, removed, value } of diffArrays(lines, solution.split('\n'))) {
    if (added) changed.push(line);
    if (removed) changed.push(...value.map((_, index) => line + index));
    if (!added) line += value.length;
  }
  const folds = lines.flatMap((text, index) => {
    const [first, last] = [index + 1, lastLineOf(lines, index + 1)];
    const isKept = !changed.some((one) => first <= one && one <= last);
    return /^\w.*[{(]$/.test(text) && isKept && last > first + 1 ? [[first, last] as const] : [];
  });
  return { start: changed.find((one) => !/^(?:import\b|$)/.test(lines[one - 1] ?? '')), folds };
}

/**
 * Generates the modules of the playground's starting points: the demos in reading order, and the apps of pages. Returns
 * their texts by file.
 */
export async function startingPointModules(
  site: Site,
  contentFolder: string,
  demos: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const points: (StartingCode & Readonly<Record<'id' | 'label' | 'group', string>>)[] = [];
  // The documentation comes first, because it begins with the smallest demos; that of the landing page is a showcase.
  const pages = [...site.model.pages.values()].toSorted(
    (a, b) => Number(b.fields.kind === 'doc') - Number(a.fields.kind === 'doc'),
  );
  const shown = pages.flatMap((page) => site.facts(page)?.demos ?? []);
  for (const name of new Set([...shown, ...demos])) {
    if (!demos.includes(name)) continue; // The check of the site reports the missing file.
    const { files, start, folds, changes } = await readDemo(contentFolder, name);
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ').replaceAll('json', 'JSON')}`;
    points.push({
      id: name,
      label,
      group: points.length === 0 ? 'Start' : 'Demos',
      files,
      start,
      folds,
      changes: changes.map(({ label, from, to }) => ({ label, from, to })),
    });
  }
  const known = new Set<string>();
  for (const page of site.model.pages.values()) {
    const { fields } = page;
    const facts = site.facts(page);
    if (fields.kind !== 'doc' || facts === undefined) continue;
    const order = facts.toc.map(({ id }) => id);
    const apps = facts.apps.toSorted((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
    for (const { section, files } of apps) {
      const id = `${fields.id}/${section}`;
      if (known.has(id)) continue;
      known.add(id);
      const heading = facts.toc.find((one) => one.id === section)?.text ?? section;
      points.push({
        id,
        label: heading,
        group: 'Tutorial',
        files: Object.entries(files),
        folds: [],
        changes: [],
      });
    }
  }
  const modules = points.map(({ id, label, group, ...code }, index): [string, string] => [
    `starting-points/${index}.ts`,
    `import type { StartingCode } from '../../../src/shared/playground-link.ts';\nexport const code: StartingCode = ${JSON.stringify(code, null, 2)};\n`,
  ]);
  const list = points.map(
    ({ id, label, group }, index) =>
      `  { id: ${JSON.stringify(id)}, label: ${JSON.stringify(label)}, group: '${group}', load: () => import('./starting-points/${index}.ts') },\n`,
  );
  const index = `import type { StartingCode } from '../../src/shared/playground-link.ts';
/** A starting point and the heading under which readers find it. */
export interface StartingPoint {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly load: () => Promise<{ readonly code: StartingCode }>;
}
export const startingPoints: readonly StartingPoint[] = [
${list.join('')}];
`;
  return { 'starting-points.ts': index, ...Object.fromEntries(modules) };
}
