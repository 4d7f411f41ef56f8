import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES } from './e2e/engines/driver.ts';
import type { EngineOptions } from './e2e/engines/engine-test.ts';

/**
 * The routes and journeys in Firefox and WebKit. The tests start their own browsers; Playwright only runs the tests.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  forbidOnly: true,
  // One browser each, at the same time.
  workers: 2,
  // Generous for busy machines: no test is about speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  projects: ENGINE_NAMES.map((engine) => ({
    name: engine,
    use: { engine },
    grepInvert: engine === 'WebKit' ? /@firefox/ : /(?!)/,
  })),
});
