import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchRoot } from '../paths.ts';

/** Returns the version of a package that the benchmark has installed. */
export function installedVersion(name: string): string {
  const file = path.join(benchRoot, 'node_modules', name, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Returns the path of a file of a package that the benchmark has installed. */
export function packageFile(name: string, file: string): string {
  return path.join(benchRoot, 'node_modules', name, file);
}
