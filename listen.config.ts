import { defineConfig } from '@playwright/test';

/** The journeys of e2e/listen/ as a screen reader speaks them. Playwright only runs the tests. */
export default defineConfig({
  testDir: 'e2e/listen',
  forbidOnly: true,
  // One session of Orca and Firefox for all journeys, which start it anew after a failure.
  workers: 1,
  timeout: 180_000,
});
