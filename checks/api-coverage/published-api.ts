import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { capture, toolCommand } from '../../scripts/process.js';
import { fieldsOf } from '../../src/shared/fields-of.ts';
import { TYPE_IMPORTS } from './coverage-map.ts';

/** Returns the names of everything that a package exports, values and types, from its declarations. */
export async function publishedExports(
  projectRoot: string,
  packageName: string,
): Promise<ReadonlySet<string>> {
  const folder = path.join(projectRoot, 'node_modules', packageName);
  const { types } = fieldsOf(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
  if (typeof types !== 'string') throw new Error(`${packageName} does not say where its types are.`);
  return new Set(await exportsOf(path.join(folder, types)));
}

async function exportsOf(file: string): Promise<readonly string[]> {
  const { module, errors } = parseSync(file, await readFile(file, 'utf8'), { lang: 'dts' });
  if (errors[0] !== undefined) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const names: string[] = [];
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  for (const { importName, exportName, moduleRequest } of entries) {
    if (exportName.name !== null) names.push(exportName.name);
    else if (importName.kind === 'AllButDefault' && moduleRequest !== null)
      names.push(...(await exportsOf(declarationFile(path.resolve(file, '..', moduleRequest.value)))));
  }
  return names;
}

function declarationFile(module: string): string {
  return existsSync(`${module}.d.ts`) ? `${module}.d.ts` : path.join(module, 'index.d.ts');
}

/** `noErrorTruncation` also applies to declarations: without it, a long union is truncated. */
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
  ...TYPE_IMPORTS,
  // The template makes the compiler write the names out instead of "keyof T".
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is TypeScript
  'declare function names<T>(): `${keyof T & string}`;',
];

/**
 * Returns the public members of each of the types, in the same order, as the installed packages declare them.
 * TypeScript 7 has no programming interface, so the compiler emits declarations for a module that uses the names, from
 * which they are read. Throws with the compiler's message if a type does not exist.
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
    // Unused imports are not errors, so every list of types can use the same header.
    await writeFile(path.join(directory, 'probe.ts'), [...HEADER, ...probes, ''].join('\n'));
    await writeFile(
      path.join(directory, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: ['probe.ts'] }),
    );
    const args = ['-p', '.', '--pretty', 'false'];
    const compiler = toolCommand(projectRoot, { package: 'typescript', command: 'tsc', args });
    const { code, output } = await capture(...compiler, { cwd: directory });
    if (code !== 0) throw new Error(`TypeScript cannot list the members of the published types:\n${output}`);
    const declarations = await readFile(path.join(directory, 'out/probe.d.ts'), 'utf8');
    return types.map((_, index) => namesOf(declarations, index));
  } finally {
    await rm(directory, { recursive: true });
  }
}

function namesOf(declarations: string, index: number): readonly string[] {
  const declared = new RegExp(`^export declare const t${index}: (.*);$`, 'm').exec(declarations)?.[1] ?? '';
  return [...declared.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
}
