import path from 'node:path';
import type { Plugin } from 'vite';

/** The module from which Vite's build imports its wrapper of `import()`. */
const VITE_HELPER = /^\0vite\/preload-helper\.js$/;

/** Makes the build wrap each `import()` of the app in our own function, which recovers from failures. */
export function chunkImportPlugin(projectRoot: string): Plugin {
  const module = path.join(projectRoot, 'src/app/platform/recovery/load-part.ts');
  return {
    name: 'site:chunk-import',
    enforce: 'pre',
    apply: 'build',
    // Not with `load`, because Vite loads its helper before the `load` hooks of other plugins run.
    transform: {
      filter: { id: VITE_HELPER },
      handler: () => `export { importPart as __vitePreload } from ${JSON.stringify(module)};`,
    },
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite omits chunks that consist of a single file.
          resolveDependencies: (file, dependencies) => (dependencies.length === 0 ? [file] : dependencies),
        },
      },
    }),
  };
}
