import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf } from '../../src/shared/fields-of.ts';
import type { KnownProject } from './check-shell.ts';

/** Reads the packages and scripts of this project, against which the pages' samples are checked. */
export async function readKnownProject(projectRoot: string): Promise<KnownProject> {
  const manifest: unknown = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, scripts } = fieldsOf(manifest);
  return {
    packages: new Map([...textsOf(dependencies), ...textsOf(devDependencies)]),
    scripts: new Set(textsOf(scripts).map(([name]) => name)),
  };
}

function textsOf(value: unknown): readonly [string, string][] {
  return Object.entries(fieldsOf(value)).map(([key, text]) => [key, String(text)]);
}
