import { type Engines, findEngines } from '../../scripts/browsers.js';

/** Finds the engines, or installs them, before the first test. */
export default async function globalSetup(): Promise<void> {
  process.env['ENGINES'] = JSON.stringify(await findEngines());
}

/** Returns what has been found, in the processes of the tests too. */
export function foundEngines(): Engines {
  // biome-ignore lint/plugin/no-casts: written above
  return JSON.parse(process.env['ENGINES'] ?? '') as Engines;
}
