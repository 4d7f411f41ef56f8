import { build } from 'vite';

/**
 * Bundles the script of a page that runs code of readers, and returns the code: one classic script, see
 * `StandalonePage.runsCode`. It contains the development builds of React and of the documented packages, whose error
 * messages are sentences; the production builds have numbers or none.
 */
export async function bundleCodeFrame(projectRoot: string, entry: string): Promise<string> {
  const output = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const chunk = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled.`);
  return chunk.code;
}
