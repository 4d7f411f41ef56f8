import { build } from 'vite';

/**
 * Bundles a module to one classic script and returns its code: a sandboxed frame cannot load modules, and not every
 * browser has service workers that are modules. The same values produce the same bytes.
 *
 * @param entry path of the module from the project's root
 * @param values what replaces names in the code
 */
export async function bundleScript(
  projectRoot: string,
  entry: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const output = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
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

/**
 * Bundles a page that runs readers' code, with the development builds of React and of the documented packages: their
 * error messages are sentences, those of the production builds numbers or none.
 */
export function bundleCodeFrame(projectRoot: string, entry: string): Promise<string> {
  return bundleScript(projectRoot, entry, { 'process.env.NODE_ENV': 'development' });
}
