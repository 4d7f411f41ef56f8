import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { moduleAliases } from './src/node/vite/module-aliases.ts';
import { changedContent } from './test-support/changed-content.ts';

/** Tests that mock or reload a module, which must not affect other tests. */
const ISOLATED = '{src,checks}/**/*.isolated.test.{ts,tsx}';

/** Tests of rendered components, in jsdom. */
const RENDERED = ['checks/claims/*.test.tsx', 'src/app/ui/Notice.test.tsx'];

/** Tests that take as long as all others of a room: at night. */
const AT_NIGHT = '**/*.night.test.ts';

/** Tests of what the pages say of the library: at night all, by day those of what differs from the main branch. */
const CLAIMS = 'checks/claims';
const changed = changedContent();
const unchanged = readdirSync(CLAIMS)
  .filter((file) => !changed.includes(`/${file.split('.')[0]}`))
  .map((file) => `${CLAIMS}/${file}`);
const leftOut = process.env['EVERY_PAGE'] === 'on' ? [] : [AT_NIGHT, ...unchanged];

/** Most of the time of a test file goes into loading its modules, so files share them. */
const shared = { isolate: false, setupFiles: 'test-support/fresh-start.ts' };

export default defineConfig({
  resolve: { alias: moduleAliases(import.meta.dirname) },
  test: {
    // Vitest leaves one core free, which halves the speed on two.
    maxWorkers: availableParallelism(),
    // Generous for busy machines.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,checks}/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
          exclude: [...configDefaults.exclude, ISOLATED, ...RENDERED, ...leftOut],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          // Vitest sorts files by project. Where one in jsdom follows one in Node, it starts another process.
          name: 'rendered',
          include: RENDERED,
          exclude: [...configDefaults.exclude, ISOLATED, ...leftOut],
          environment: 'jsdom',
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [ISOLATED], exclude: [...configDefaults.exclude, ...leftOut] },
      },
    ],
  },
});
