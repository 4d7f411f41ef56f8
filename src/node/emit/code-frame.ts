import { build } from 'vite';

/**
 * Bundles the script of a page that runs code of readers, and returns the code: one classic script, see
 * `StandalonePage.runsCode`. It has the development builds of React and of the documented packages, which say in
 * sentences what is wrong where the production builds have a number or nothing.
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
