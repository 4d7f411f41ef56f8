import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endOnFailure } from '../../scripts/command.js';
import { reportProblems } from '../../src/node/content/diagnostic.ts';
import { contentDirectory } from '../../src/node/content/files.ts';
import { isBelow, otherVersions } from '../../src/node/content/other-versions.ts';
import { PARTS } from '../../src/node/markdown/blocks/demo-source.ts';
import { normaliseText } from '../../src/node/markdown/page/page.ts';
import { checkJson } from './check-blocks.ts';
import {
  checkDefaultExports,
  demoCandidates,
  readChallenges,
  readDemoChanges,
  readDemos,
} from './check-demos.ts';
import { javascriptForms } from './check-javascript.ts';
import { checkShell, readKnownProject } from './check-shell.ts';
import { extractBlocks, samplesOf } from './extract-blocks.ts';
import { checkFormat, formatBlocks, formatted } from './format-samples.ts';
import { renderCandidates } from './render-candidates.ts';
import { renderSamples } from './render-samples.ts';
import { typeCheckSamples, writeSamples } from './type-check.ts';

// `npm run samples`: checks that every TypeScript block of the pages, every demo and every challenge compiles strictly against the
// pinned packages and renders if it can, in its JavaScript form too; that JSON is valid; that shell blocks name
// existing packages and scripts; that code is formatted, and that no line is wider than the column. With `--fix`, formats
// the code first.
endOnFailure();
const projectRoot = process.cwd();
const entries = await readdir(contentDirectory, { withFileTypes: true, recursive: true });
// The samples of other versions belong to other releases of the library.
const versions = await otherVersions(contentDirectory);
const docs = path.join(contentDirectory, 'docs');
const files = entries
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !isBelow(versions, path.relative(docs, file)))
  .map((file) => path.relative(projectRoot, file))
  .sort();
const readPage = async (file: string) => normaliseText(await readFile(path.join(projectRoot, file), 'utf8'));
if (process.argv.includes('--fix')) {
  for (const file of files) {
    const markdown = await readPage(file);
    const fixed = await formatBlocks(markdown, extractBlocks(file, markdown));
    if (fixed !== markdown) await writeFile(file, fixed);
  }
  for (const code of [...(await readDemos(projectRoot)), ...(await readChallenges(projectRoot))])
    await writeFile(code.file, `${await formatted(code)}\n`);
}
const sources = await Promise.all(files.map(readPage));
const blocks = files.flatMap((file, index) => extractBlocks(file, sources[index] ?? ''));
const demos = [...(await readDemos(projectRoot)), ...(await readDemoChanges(projectRoot))];
const challenges = await readChallenges(projectRoot);
const project = await readKnownProject(projectRoot);

const pageSamples = samplesOf(blocks);
const demoSamples = samplesOf(demos);
const samples = [...pageSamples, ...demoSamples, ...samplesOf(challenges)];
const candidates = [...renderCandidates(pageSamples), ...demoCandidates(samples, demoSamples)];
const modules = new Map(candidates.map(({ file, code }) => [file, code])).set(PARTS[1], '');
const directory = path.join(projectRoot, '.cache/samples');
const types = await typeCheckSamples(projectRoot, directory, samples, modules);
const wrong = new Set(types.problems.map(({ file }) => file));
// They are not rendered, which would report the same error again, such as a missing module.
const wrongDemos = new Set(demos.map(({ file }) => file).filter((file) => wrong.has(file)));
const rendered = candidates.filter(
  ({ file, sample }) => !types.rejected.has(file) && !wrongDemos.has(sample.file),
);
const javascript = await javascriptForms(samples, types.unreadable);
const javascriptDirectory = `${directory}-javascript`;
await writeSamples(javascriptDirectory, javascript.samples, modules);
const jsonBlocks = blocks.filter(({ language }) => language === 'json');
// The parser names `sh` and `shell` so.
const shellBlocks = blocks.filter(({ language }) => language === 'bash');
const others = [...jsonBlocks, ...shellBlocks];

const problems = [
  ...types.problems,
  ...checkDefaultExports(samples, demoSamples, types),
  ...(await renderSamples(directory, samples, rendered)),
  ...javascript.problems,
  ...(await renderSamples(javascriptDirectory, javascript.samples, rendered)),
  ...(await Promise.all([...blocks, ...demos, ...challenges].map(checkFormat))).flat(),
  ...jsonBlocks.flatMap(checkJson),
  ...shellBlocks.flatMap((block) => checkShell(block, project)),
];
const tables = blocks.filter(({ language }) => language === 'api').length;
reportProblems(
  problems,
  [
    `${files.length} pages, ${blocks.length - tables} code blocks, ${demos.length} demos and changes of them, ${challenges.length} files of challenges`,
    `${samples.length + others.length} checked (${samples.length} TypeScript, ${others.length} JSON and shell)`,
    `${new Set(rendered.map(({ sample }) => sample)).size} samples rendered (${rendered.length} components), in both languages`,
    `${javascript.samples.filter(({ code }, index) => code !== samples[index]?.code).length} samples have another form in JavaScript`,
  ].join('; '),
);
