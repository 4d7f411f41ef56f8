import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath } from 'vite';
import { capture, toolCommand } from '../../scripts/process.js';
import type { Diagnostic } from '../../src/node/content/diagnostic.ts';
import type { Sample } from './extract-blocks.ts';
import { linkImports, sampleFile } from './link-samples.ts';

/** The setup that the pages recommend to readers: strict TypeScript, a bundler, the newest React types. */
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

/** The result of the type check. */
export interface TypeCheck {
  /** The errors in the samples, by the lines of their pages. */
  readonly problems: readonly Diagnostic[];
  /** The indexes of the samples that cannot be parsed. */
  readonly unreadable: ReadonlySet<number>;
  /** Names of the other modules that do not compile. */
  readonly rejected: ReadonlySet<string>;
}

/**
 * Type-checks samples in a folder, each as a separate module, and other modules, which import them: their code by file
 * name.
 *
 * If a file has a syntax error, the compiler reports nothing else. So samples with such errors are emptied for a second
 * run, and samples that import them wait.
 */
export async function typeCheckSamples(
  projectRoot: string,
  directory: string,
  samples: readonly Sample[],
  others: ReadonlyMap<string, string>,
): Promise<TypeCheck> {
  await writeSamples(directory, samples, others);
  let output = await compilerOutput(projectRoot, directory);
  const unreadable = unreadableSamples(output);
  if (unreadable.size > 0) {
    for (const index of unreadable)
      await writeFile(path.join(directory, sampleFile(samples, index)), 'export {};\n');
    output += `\n${await compilerOutput(projectRoot, directory)}`;
  }
  const waiting = importersOf(unreadable, samples);
  const importsWaiting = (code: string) => importedSamples(code).some((index) => waiting.has(index));
  const rejected = [...others].filter(([file, code]) => output.includes(`${file}(`) || importsWaiting(code));
  return {
    problems: problemsOf(samples, output, waiting),
    unreadable,
    rejected: new Set(rejected.map(([file]) => file)),
  };
}

/** The parser's errors; if there are any, the compiler does not check types. */
const SYNTAX_ERROR = /^(\d+)\.tsx?\(\d+,\d+\): error TS(?:1\d{3}|17\d{3}):/;

/** Returns the samples with syntax errors; none if the compiler has checked types. */
function unreadableSamples(output: string): ReadonlySet<number> {
  const errors = output.split('\n').filter((line) => /: error TS\d+:/.test(line));
  const unreadable = errors.flatMap((line) => SYNTAX_ERROR.exec(line)?.[1] ?? []);
  return new Set(unreadable.length === errors.length ? unreadable.map(Number) : []);
}

/** Returns these samples and all that import them, directly or transitively. */
function importersOf(found: ReadonlySet<number>, samples: readonly Sample[]): ReadonlySet<number> {
  const waiting = new Set(found);
  // New samples are appended during the iteration and visited too.
  for (const index of waiting) {
    for (const [importer] of samples.entries()) {
      if (importedSamples(linkImports(samples, importer)).includes(index)) waiting.add(importer);
    }
  }
  return waiting;
}

function importedSamples(code: string): readonly number[] {
  return [...code.matchAll(/['"]\.\/(\d+)\.tsx?['"]/g)].map(([, index]) => Number(index));
}

/** Writes samples and other modules to an empty folder, with the compiler's settings. */
export async function writeSamples(
  directory: string,
  samples: readonly Sample[],
  others: ReadonlyMap<string, string>,
): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await Promise.all([
    writeFile(path.join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS })),
    // Bundlers accept style sheets as modules; the compiler needs a declaration.
    writeFile(path.join(directory, 'bundler.d.ts'), "declare module '*.css';\n"),
    ...samples.map((_, index) =>
      writeFile(path.join(directory, sampleFile(samples, index)), `${linkImports(samples, index)}\n`),
    ),
    ...[...others].map(([file, code]) => writeFile(path.join(directory, file), code)),
  ]);
}

/** Returns the output of the compiler. Paths in it are relative to the project's root. */
async function compilerOutput(projectRoot: string, directory: string): Promise<string> {
  // Each further checker would check the library's types again.
  const args = ['-p', '.', '--pretty', 'false', '--checkers', '1'];
  const compiler = toolCommand(projectRoot, { package: 'typescript', command: 'tsc', args });
  const { code, output } = await capture(...compiler, { cwd: directory });
  if (code !== 0 && !output.includes(': error TS')) throw new Error(`TypeScript did not run: ${output}`);
  return output.replaceAll(`${normalizePath(projectRoot)}/`, '');
}

/**
 * Returns the compiler's messages about samples. Only syntax errors count in those that are `waiting`, because they or
 * their imports could not be parsed.
 */
export function problemsOf(
  samples: readonly Sample[],
  output: string,
  waiting: ReadonlySet<number> = new Set(),
): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const line of output.split('\n')) {
    const [, index, row, column, message = ''] = DIAGNOSTIC.exec(line) ?? [];
    const sample = samples[Number(index)];
    if (sample === undefined) continue;
    const isSyntaxError = SYNTAX_ERROR.test(line);
    if (waiting.has(Number(index)) && !isSyntaxError) continue;
    const hint = waiting.has(Number(index)) ? WAITING_HINT : undefined;
    const place = { ...at(sample, Number(row)), column: Number(column) };
    problems.push({ ...place, message, ...(hint !== undefined && { hint }) });
  }
  return problems;
}

const WAITING_HINT =
  'The types of this code, and of the samples that import it, are checked when it can be read.';

function at({ file, line }: Sample, row: number) {
  // A change of a demo may cause an error above its own lines.
  return { severity: 'error', file, line: Math.max(1, line + row - 1) } as const;
}
