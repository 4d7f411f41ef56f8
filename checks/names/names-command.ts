import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endOnFailure } from '../../scripts/command.js';
import { contentDirectory, NAMES_FOLDER, readContentFile } from '../../src/node/content/files.ts';
import { isBelow, otherVersions } from '../../src/node/content/other-versions.ts';
import { PARTS, readDemo } from '../../src/node/markdown/blocks/demo-source.ts';
import { findDemos } from '../../src/node/markdown/blocks/demos.ts';
import { DEMO_NAMES, INLINE_NAMES, type NamesFile } from '../../src/node/markdown/code/names.ts';
import { pageSlug } from '../../src/shared/page-path.ts';
import { COVERAGE } from '../api-coverage/coverage-map.ts';
import { readDocumentedPages } from '../api-coverage/documented-pages.ts';
import { publishedExports } from '../api-coverage/published-api.ts';
import { extractBlocks, samplesOf } from '../samples/extract-blocks.ts';
import { documentedNames, inlineNames } from './documented-names.ts';
import { resolveNames } from './resolve-names.ts';

// `npm run names`: finds the documented names in the samples and demos, and stores them in content/names, so that a
// build can link them to their API entries without a compiler. With `--check`, reports whether the stored names are up
// to date.
endOnFailure();
const projectRoot = process.cwd();
const docs = path.join(projectRoot, contentDirectory, 'docs');
// Those of other versions keep the names that they had: their samples belong to another release of the library.
const others = await otherVersions(path.join(projectRoot, contentDirectory));
const files = (await readdir(docs, { recursive: true }))
  .filter((file) => file.endsWith('.md') && !isBelow(others, file))
  .sort();
const sources = await Promise.all(files.map((file) => readFile(path.join(docs, file), 'utf8')));
const samples = samplesOf(
  files.flatMap((file, index) => extractBlocks(`docs/${file}`, sources[index] ?? '')),
);
const content = path.join(projectRoot, contentDirectory);
const demos = new Map<string, string>();
for (const name of (await findDemos(content)).keys()) {
  demos.set(name, (await readDemo(content, name)).code.trimEnd());
}
const parts = await readContentFile(path.join(content, PARTS[0]), content);
// Demos import it by its name.
if (parts !== undefined) demos.set('parts', parts.toString().trimEnd());

const documented = documentedNames(
  await readDocumentedPages(contentDirectory),
  COVERAGE,
  await publishedExports(projectRoot, '@craftjs/core'),
);
const resolved = await resolveNames({
  projectRoot,
  folder: path.join(projectRoot, '.cache/names'),
  samples,
  demos,
  documented,
});

const wanted = new Map<string, string>([
  [`${INLINE_NAMES}.json`, `${JSON.stringify(inlineNames(documented), null, 2)}\n`],
  [`${DEMO_NAMES}.json`, print(resolved.demos)],
]);
for (const [file, names] of resolved.pages) {
  if (names.targets.length > 0) wanted.set(`${pageSlug(file)}.json`, print(names));
}

const folder = path.join(projectRoot, contentDirectory, NAMES_FOLDER);
const kept = (await readdir(folder, { recursive: true }).catch(() => []))
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.json') && !isBelow(others, file));
const isSame = async ([file, text]: readonly [string, string]) =>
  (await readFile(path.join(folder, file), 'utf8').catch(() => '')) === text;
const changed: string[] = [];
for (const entry of wanted) if (!(await isSame(entry))) changed.push(entry[0]);
const superfluous = kept.filter((file) => !wanted.has(file));

if (process.argv.includes('--check')) {
  const wrong = [...changed, ...superfluous];
  if (wrong.length > 0) {
    console.error(`The names in samples have changed: ${wrong.join(', ')}.`);
    console.error(`Run "npm run names" and commit ${contentDirectory}/${NAMES_FOLDER}.`);
    process.exitCode = 1;
  }
} else {
  for (const file of changed) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), wanted.get(file) ?? '');
  }
  for (const file of superfluous) await rm(path.join(folder, file));
}
const counts = [...resolved.pages.values(), resolved.demos].flatMap((names) => Object.values(names.samples));
console.log(
  `${counts.flat().length} documented names in ${counts.length} of ${samples.length + demos.size} samples and demos; ` +
    `${changed.length + superfluous.length} files differ from what was kept.`,
);

/** Prints a line for each sample and each type, for readable diffs. */
function print({ targets, samples: places }: NamesFile): string {
  const lines = (list: readonly string[]) => list.map((line) => `    ${line}`).join(',\n');
  return [
    '{',
    '  "targets": [',
    lines(targets.map((target) => JSON.stringify(target))),
    '  ],',
    '  "samples": {',
    lines(Object.entries(places).map(([key, list]) => `"${key}": ${JSON.stringify(list)}`)),
    '  }',
    '}',
    '',
  ].join('\n');
}
