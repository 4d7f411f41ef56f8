import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';

/** Everything that a package exports, values and types, as its declarations say. */
export async function publishedExports(
  projectRoot: string,
  packageName: string,
): Promise<ReadonlySet<string>> {
  const folder = path.join(projectRoot, 'node_modules', packageName);
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const { types }: { types?: unknown } = { ...(typeof manifest === 'object' ? manifest : {}) };
  if (typeof types !== 'string') throw new Error(`${packageName} does not say where its types are.`);
  return new Set(await exportsOf(path.join(folder, types)));
}

async function exportsOf(file: string): Promise<readonly string[]> {
  const { module, errors } = parseSync(file, await readFile(file, 'utf8'), { lang: 'dts' });
  if (errors[0] !== undefined) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const names: string[] = [];
  for (const { importName, exportName, moduleRequest } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (exportName.name !== null) names.push(exportName.name);
    else if (importName.kind === 'AllButDefault' && moduleRequest !== null) {
      names.push(
        ...(await exportsOf(declarationFile(path.resolve(path.dirname(file), moduleRequest.value)))),
      );
    }
  }
  return names;
}

function declarationFile(module: string): string {
  return existsSync(`${module}.d.ts`) ? `${module}.d.ts` : path.join(module, 'index.d.ts');
}
