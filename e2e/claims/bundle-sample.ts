import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { writeSamples } from '../../checks/claims/page-samples.testing.ts';

/**
 * Returns a script for a browser that runs `code`, in which `SAMPLE/` before a title is the sample of a page that shows
 * it, and `EDITOR` is `editor-page.tsx`.
 */
export async function bundleSample(page: string, code: string): Promise<string> {
  // Workers run at the same time, each with its own code.
  const directory = path.resolve('.cache/claims-in-browser', String(process.pid), page);
  const entry = path.join(directory, 'entry.tsx');
  let linked = code.replaceAll('EDITOR', path.join(import.meta.dirname, 'editor-page.tsx'));
  for (const [name, title = ''] of code.matchAll(/SAMPLE\/([\w.-]+)/g)) {
    linked = linked.replace(name, await writeSamples(page, title, directory));
  }
  await writeFile(entry, linked);
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(directory, 'out'),
      lib: { entry, formats: ['es'], fileName: 'script' },
    },
  });
  return await readFile(path.join(directory, 'out/script.js'), 'utf8');
}
