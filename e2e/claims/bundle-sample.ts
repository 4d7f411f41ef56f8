import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { writeSamples } from '../../checks/claims/page-samples.testing.ts';

/**
 * Returns a script for a browser that runs `code`, in which `SAMPLE` is the sample of a page that shows `title`, and
 * `EDITOR` is `editor-page.tsx`.
 */
export async function bundleSample(page: string, title: string, code: string): Promise<string> {
  // Workers run at the same time, each with its own code.
  const directory = path.resolve('.cache/claims-in-browser', String(process.pid), page, title);
  const sample = await writeSamples(page, title, directory);
  const entry = path.join(directory, 'entry.tsx');
  const editor = path.join(import.meta.dirname, 'editor-page.tsx');
  await writeFile(entry, code.replaceAll('EDITOR', editor).replaceAll('SAMPLE', sample));
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
