import { defineConfig } from 'vitest/config';
import { moduleAliases } from './src/node/vite/module-aliases.ts';

export default defineConfig({
  resolve: { alias: moduleAliases(import.meta.dirname) },
  // A busy machine is slow, not wrong.
  test: { testTimeout: 60_000, include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'] },
});
