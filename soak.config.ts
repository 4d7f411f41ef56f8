import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const { launchOptions } = config.use ?? {};

/** `npm run soak`: the walk of e2e/soak.spec.ts, for as long as a patient reader would. */
export default defineConfig<{ navigations: number }>({
  ...config,
  testMatch: 'soak.spec.ts',
  timeout: 1_800_000,
  use: {
    ...config.use,
    navigations: 300,
    launchOptions: {
      ...launchOptions,
      // The longer a page runs, the more of its functions the browser compiles, and counts the code as heap: about
      // 10 KB with each navigation, which would hide what the page itself holds.
      args: [...(launchOptions?.args ?? []), '--js-flags=--jitless --no-lazy-feedback-allocation'],
    },
  },
});
