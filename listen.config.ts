import { defineConfig } from '@playwright/test';
import { findScreenReader } from './scripts/browsers.js';

// Workers read this file too and use the programs that the first process found.
process.env['SCREEN_READER'] ||= JSON.stringify(await screenReader());

/** Where nobody would notice that all journeys are skipped, a missing program is an error. */
async function screenReader() {
  const found = await findScreenReader();
  if (found.kind === 'missing' && process.env['CI']) throw new Error(`Not on this machine: ${found.program}`);
  return found;
}

/** The journeys of e2e/listen/ as a screen reader speaks them. Playwright only runs the tests. */
export default defineConfig({
  testDir: 'e2e/listen',
  forbidOnly: true,
  // One session of Orca and Firefox for all journeys, which start it anew after a failure.
  workers: 1,
  // Orca may answer late on a busy machine. A sentence that is often said at the second try only is a bug.
  retries: 1,
  timeout: 180_000,
});
