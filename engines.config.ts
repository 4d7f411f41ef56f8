import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/engine-test.ts';
import { leftOut } from './e2e/support/sites.ts';
import { ENGINE_NAMES } from './scripts/browsers.js';

/**
 * The routes and journeys in Firefox and WebKit. The tests start their own browsers; Playwright only runs the tests.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  globalSetup: './e2e/engines/find-engines.ts',
  // Playwright empties the folder at the start, so the browser tests, which run at the same time, need another one.
  outputDir: 'test-results/engines',
  forbidOnly: true,
  // One browser each, at the same time.
  workers: 2,
  // A test that needs its second try is reported by name, and only very few may: see scripts/reports.js.
  retries: 1,
  // Generous for busy machines: no test is about speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  projects: ENGINE_NAMES.map((engine) => ({
    name: engine,
    use: { engine },
    grepInvert: [...leftOut, ...(engine === 'WebKit' ? [/@firefox/] : [])],
  })),
});
