import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { extractBlocks } from '../../src/node/samples/extract-blocks.ts';
import { samplesOf } from '../../src/node/samples/extract-samples.ts';
import { linkImports, sampleFile } from '../../src/node/samples/link-samples.ts';

/**
 * A script for a browser that runs `code`, in which `SAMPLE` stands for the sample of a page that shows `title`, and
 * `EDITOR` for `editor-page.tsx`.
 */
export async function bundleSample(page: string, title: string, code: string): Promise<string> {
  const file = path.resolve('content', `${page}.md`);
  const samples = samplesOf(extractBlocks(file, await readFile(file, 'utf8')));
  // Workers run at the same time, each with its own code.
  const directory = path.resolve('.cache/claims-in-browser', String(process.pid), page, title);
  await mkdir(directory, { recursive: true });
  await Promise.all(
    samples.map((_, index) =>
      writeFile(path.join(directory, sampleFile(samples, index)), linkImports(samples, index)),
    ),
  );
  const index = samples.findIndex((sample) => sample.title === title);
  if (index === -1) throw new Error(`The page ${page} has no sample called ${title}.`);
  const entry = path.join(directory, 'entry.tsx');
  const editor = path.join(import.meta.dirname, 'editor-page.tsx');
  await writeFile(
    entry,
    code.replaceAll('EDITOR', editor).replaceAll('SAMPLE', `./${sampleFile(samples, index)}`),
  );
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
