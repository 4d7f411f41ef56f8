import { type Found, findScreenReader, type ListeningPrograms } from '../../scripts/browsers.js';
import { NOT_AVAILABLE } from '../../scripts/reports.js';

/** Finds the screen reader, or installs it, before the first test. */
export default async function globalSetup(): Promise<void> {
  const found = await findScreenReader();
  // Where nobody would notice that all journeys are skipped, a missing program is an error.
  if (found.kind === 'missing' && process.env['CI']) throw new Error(NOT_AVAILABLE + found.program);
  process.env['SCREEN_READER'] = JSON.stringify(found);
}

/** Returns what has been found, in the process of the tests too. */
export function foundScreenReader(): Found<ListeningPrograms> {
  // biome-ignore lint/plugin/no-casts: written above
  return JSON.parse(process.env['SCREEN_READER'] ?? '') as Found<ListeningPrograms>;
}
