import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The headers that a built site wants with all its files: the build writes them beside the pages. None for a site
 * without them.
 *
 * @param {string} directory the built site
 * @returns {readonly (readonly [name: string, value: string])[]}
 */
export function hostHeaders(directory) {
  try {
    const { all } = JSON.parse(readFileSync(join(directory, '_headers.json'), 'utf8'));
    return Object.entries(all).map(([name, value]) => [name, String(value)]);
  } catch {
    return [];
  }
}
