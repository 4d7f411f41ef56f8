import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run soak`: the walk of e2e/soak.spec.ts, for as long as a patient reader would. */
export default defineConfig<{ rounds: number }>({
  ...config,
  testMatch: 'soak.spec.ts',
  timeout: 1_800_000,
  retries: 0,
  use: { ...config.use, rounds: 12 },
});
