import { type RolldownOutput, rolldown } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

/** The modules of a small site, each with those that it imports. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  '/boot': ['/storage', '/clicks'],
  '/clicks': ['/keys', '/storage'],
  '/keys': ['/clicks'],
  '/app': ['/storage', '/router', '/icons', '/node_modules/react/index.js'],
  '/router': ['/history'],
  '/app/Dialog.tsx': ['/focus', '/router'],
  '/menu': ['/focus'],
  '/focus': [],
  '/editor': ['/icons', '/node_modules/react/index.js'],
  '/storage': [],
  '/history': [],
  '/icons': [],
  '/node_modules/react/index.js': [],
};
let output: RolldownOutput['output'];

beforeAll(async () => {
  const build = await rolldown({
    input: ['/boot', '/app', '/app/Dialog.tsx', '/menu', '/editor'],
    treeshake: false,
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => id,
        load: (id) => `${MODULES[id]?.map((one) => `import '${one}';`).join('')}console.log('${id}');`,
      },
    ],
  });
  const groups = chunkGroups({ startUp: '/boot', app: '/app', standalone: ['/editor'] });
  ({ output } = await build.generate({ codeSplitting: { groups } }));
});

/** Returns the other modules in the chunk of a module. */
function withModule(module: string): readonly string[] {
  const chunk = output.find((one) => one.type === 'chunk' && one.moduleIds.includes(module));
  return chunk?.type === 'chunk' ? chunk.moduleIds.toSorted() : [];
}

test('the start-up module and everything that it imports, directly or not, is one chunk', () => {
  expect(withModule('/boot')).toEqual(['/boot', '/clicks', '/keys', '/storage']);
});

test('the app and everything that only it imports is one chunk', () => {
  expect(withModule('/app')).toEqual(['/app', '/history', '/router']);
});

test('a dialog and what it alone or with a menu imports is one chunk', () => {
  expect(withModule('/app/Dialog.tsx')).toEqual(['/app/Dialog.tsx', '/focus']);
});

test('React is a chunk that the app and the pages outside it share', () => {
  expect(withModule('/node_modules/react/index.js')).toHaveLength(1);
});

test('modules that the app shares with the pages outside it are another, so that those do not load the app', () => {
  expect(withModule('/icons')).toEqual(['/icons']);
  expect(withModule('/editor')).toEqual(['/editor']);
});
