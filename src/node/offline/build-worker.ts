import { build } from 'vite';

interface WorkerBuild {
  readonly projectRoot: string;
  /** The worker's module, relative to the project's root. */
  readonly entry: string;
  /** The folder that the worker is written to. */
  readonly directory: string;
  /** Its file in that folder. */
  readonly file: string;
  /** Values that take the places of names in the code. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where to list the licences of what is bundled, in the same folder. */
  readonly licences?: string;
}

/**
 * Bundles a service worker to one classic script: not every browser runs modules as service workers. The same values
 * give the same bytes, which is how browsers know that there is nothing new.
 */
export async function buildWorker({
  projectRoot,
  entry,
  directory,
  file,
  values,
  licences,
}: WorkerBuild): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    define: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
      // Workbox writes every request to the console otherwise.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      license: licences === undefined ? false : { fileName: licences },
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: file } },
    },
  });
}
