import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { endCheck, JSON_FLAG } from '../content/diagnostic.ts';
import { contentDirectory, INCLUDES_FOLDER } from '../content/files.ts';
import { loadFragments } from '../markdown/includes.ts';
import { checkJson, isJsonBlock } from './check-json.ts';
import { checkShell, isShellBlock } from './check-shell.ts';
import { checkWidth } from './check-width.ts';
import { extractBlocks } from './extract-blocks.ts';
import { samplesOf } from './extract-samples.ts';
import { readKnownProject } from './known-project.ts';
import { renderCandidates } from './render-candidates.ts';
import { renderSamples } from './render-samples.ts';
import { typeCheckSamples } from './type-check.ts';

// `npm run samples`: every TypeScript block of the pages compiles strictly against the pinned packages and renders
// where it can; JSON is JSON; shell blocks name what exists; no line is wider than the column that shows it.
const projectRoot = process.cwd();
const entries = await readdir(contentDirectory, { withFileTypes: true, recursive: true });
const files = entries
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  // Fragments are checked as pages include them.
  .filter((entry) => entry.parentPath !== path.join(contentDirectory, INCLUDES_FOLDER))
  .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
  .sort();
const sources = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file), 'utf8')));
const fragments = await loadFragments(projectRoot, contentDirectory);
const blocks = files.flatMap((file, index) => extractBlocks(file, sources[index] ?? '', fragments));
const project = await readKnownProject(projectRoot);

const samples = samplesOf(blocks);
const candidates = renderCandidates(samples);
const modules = new Map(candidates.map(({ file, code }) => [file, code]));
// The dev server runs the command too, and must not meet a run by hand.
const folder = process.argv.includes(JSON_FLAG) ? '.cache/samples-of-dev-server' : '.cache/samples';
const directory = path.join(projectRoot, folder);
const types = await typeCheckSamples(projectRoot, directory, samples, modules);
const rendered = candidates.filter(({ file }) => !types.rejected.has(file));
const others = [...blocks.filter(isJsonBlock), ...blocks.filter(isShellBlock)];

const problems = [
  ...types.problems,
  ...(await renderSamples(directory, samples, rendered)),
  ...blocks.flatMap(checkWidth),
  ...blocks.filter(isJsonBlock).flatMap(checkJson),
  ...blocks.filter(isShellBlock).flatMap((block) => checkShell(block, project)),
];
const tables = blocks.filter(({ language }) => language === 'api').length;
endCheck(
  problems,
  [
    `${files.length} pages, ${blocks.length - tables} code blocks`,
    `${samples.length + others.length} checked (${samples.length} TypeScript, ${others.length} JSON and shell)`,
    `${new Set(rendered.map(({ sample }) => sample)).size} samples rendered (${rendered.length} components)`,
    `${problems.length} problems.`,
  ].join('; '),
);
