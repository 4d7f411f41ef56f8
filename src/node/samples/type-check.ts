import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toolFile } from '../../../scripts/process.js';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { Sample } from './extract-samples.ts';
import { linkImports, sampleFile } from './link-samples.ts';

/** What the reader of a sample is told to have: strict TypeScript, a bundler, the newest React types. */
const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['react'],
};

const DIAGNOSTIC = /^(\d+)\.tsx?\((\d+),(\d+)\): error (.*)$/;

/** What the type check says. */
interface TypeCheck {
  /** What is wrong with the samples, by the lines of their pages. */
  readonly problems: readonly Diagnostic[];
  /** Names of the other modules that do not compile. */
  readonly rejected: ReadonlySet<string>;
}

/** Where the samples are written to be checked and rendered. */
export function samplesDirectory(projectRoot: string): string {
  return path.join(projectRoot, '.cache/samples');
}

/**
 * Type-checks samples, each as a module of its own, and other modules, which import them: their code by file name.
 */
export async function typeCheckSamples(
  projectRoot: string,
  samples: readonly Sample[],
  others: ReadonlyMap<string, string>,
): Promise<TypeCheck> {
  const directory = samplesDirectory(projectRoot);
  await writeSamples(directory, samples, others);
  const output = await compilerOutput(projectRoot, directory);
  const rejected = new Set([...others.keys()].filter((file) => output.includes(`${file}(`)));
  return { problems: problemsOf(samples, output), rejected };
}

/** Writes samples and other modules to an empty folder, with the settings that the compiler reads them by. */
export async function writeSamples(
  directory: string,
  samples: readonly Sample[],
  others: ReadonlyMap<string, string>,
): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await Promise.all([
    writeFile(path.join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS })),
    // Bundlers take style sheets as modules; the compiler has to be told.
    writeFile(path.join(directory, 'bundler.d.ts'), "declare module '*.css';\n"),
    ...samples.map((_, index) =>
      writeFile(path.join(directory, sampleFile(samples, index)), `${linkImports(samples, index)}\n`),
    ),
    ...[...others].map(([file, code]) => writeFile(path.join(directory, file), code)),
  ]);
}

/** The compiler ends with an error code when it finds errors; what it printed is what counts. */
function compilerOutput(projectRoot: string, directory: string): Promise<string> {
  const compiler = toolFile(projectRoot, 'typescript', 'tsc');
  const args = [compiler, '-p', '.', '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: directory, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error !== null && stdout === '') reject(new Error(`TypeScript did not run: ${stderr}`));
      else resolve(stdout);
    });
  });
}

/** Sorts the compiler's messages into those that samples announce and those that are mistakes. */
export function problemsOf(samples: readonly Sample[], output: string): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  const shown = new Set<Sample>();
  for (const line of output.split('\n')) {
    const [, index, row, column, message = ''] = DIAGNOSTIC.exec(line) ?? [];
    const sample = samples[Number(index)];
    if (sample === undefined) continue;
    if (sample.expectedError !== undefined && message.includes(sample.expectedError)) shown.add(sample);
    else problems.push({ ...at(sample, Number(row)), column: Number(column), message });
  }
  const silent = samples.filter((sample) => sample.expectedError !== undefined && !shown.has(sample));
  return [
    ...problems,
    ...silent.map((sample) => ({
      ...at(sample, 1),
      message: `The sample should fail with "${sample.expectedError}", but does not.`,
    })),
  ];
}

function at({ file, line }: Sample, row: number) {
  return { severity: 'error', file, line: line + row - 1 } as const;
}
