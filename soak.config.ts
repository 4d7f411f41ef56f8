import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run soak`: the long session of e2e/soak.spec.ts. */
export default defineConfig<{ rounds: number }>({
  ...config,
  testMatch: 'soak.spec.ts',
  timeout: 1_800_000,
  retries: 0,
  grepInvert: [],
  use: { ...config.use, rounds: 12 },
});
