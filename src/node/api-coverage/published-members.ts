import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toolFile } from '../../../scripts/run-tool.js';

/** `noErrorTruncation` is for declarations as well: without it a long union ends in dots. */
const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
  declaration: true,
  emitDeclarationOnly: true,
  noErrorTruncation: true,
  outDir: 'out',
};

const HEADER = [
  "import type * as core from '@craftjs/core';",
  "import type * as layers from '@craftjs/layers';",
  "import type { ComponentProps } from 'react';",
  // The template makes the compiler write the names out instead of "keyof T".
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is TypeScript
  'declare function names<T>(): `${keyof T & string}`;',
];

/**
 * The public members of each of the types, in the same order, as the installed packages declare them. TypeScript 7 has
 * no programming interface: the compiler is given a module that asks for the names, and they are read from the
 * declarations that it writes. Throws with the compiler's words for a type that does not exist.
 */
export async function publishedMembers(
  projectRoot: string,
  types: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const cache = path.join(projectRoot, '.cache');
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(path.join(cache, 'api-coverage-'));
  try {
    const probes = types.map((type, index) => `export const t${index} = names<${type}>();`);
    // Unused imports are no error, so the same header serves every list of types.
    await writeFile(path.join(directory, 'probe.ts'), [...HEADER, ...probes, ''].join('\n'));
    await writeFile(
      path.join(directory, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: ['probe.ts'] }),
    );
    await compile(projectRoot, directory);
    const declarations = await readFile(path.join(directory, 'out/probe.d.ts'), 'utf8');
    return types.map((_, index) => namesOf(declarations, index));
  } finally {
    await rm(directory, { recursive: true });
  }
}

function compile(projectRoot: string, directory: string): Promise<void> {
  const args = [toolFile(projectRoot, 'typescript', 'tsc'), '-p', '.', '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: directory }, (error, stdout, stderr) => {
      if (error === null) resolve();
      else
        reject(new Error(`TypeScript cannot list the members of the published types:\n${stdout}${stderr}`));
    });
  });
}

function namesOf(declarations: string, index: number): readonly string[] {
  const declared = new RegExp(`^export declare const t${index}: (.*);$`, 'm').exec(declarations)?.[1] ?? '';
  return [...declared.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
}
