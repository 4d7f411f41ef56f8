import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '../../src/node/content/files.ts';
import { extractBlocks, type Sample, samplesOf } from '../samples/extract-blocks.ts';
import { linkImports, sampleFile } from '../samples/link-samples.ts';

/**
 * Loads the sample of a page that shows this file, so that a claim runs the code that readers copy. `page` is the
 * page's path, such as `docs/api/editor`; `T` is the type of the sample's exports.
 */
export async function loadSample<T>(page: string, title: string): Promise<T> {
  return await import(await writeSamples(page, title, path.resolve('.cache/claims', page)));
}

/**
 * Writes all samples of a page to a folder, where they can import one another. Returns the file of the one that shows
 * `title`.
 */
export async function writeSamples(page: string, title: string, directory: string): Promise<string> {
  const file = path.join(contentDirectory, `${page}.md`);
  const samples = await samplesUpTo(file);
  await mkdir(directory, { recursive: true });
  await Promise.all(
    samples.map((_, index) =>
      writeFile(path.join(directory, sampleFile(samples, index)), linkImports(samples, index)),
    ),
  );
  const index = samples.findIndex((sample) => sample.file === file && sample.title === title);
  if (index === -1) throw new Error(`The page ${page} has no sample called ${title}.`);
  return path.join(directory, sampleFile(samples, index));
}

/** The pages whose files the samples of other pages import. */
const SHARED = ['docs/api/useNode', 'docs/api/editor'].map((page) =>
  path.join(contentDirectory, `${page}.md`),
);

/** Returns the samples of a page, of those that it continues, and of those whose files it may import. */
async function samplesUpTo(file: string, shared = SHARED): Promise<readonly Sample[]> {
  const samples = samplesOf(extractBlocks(file, await readFile(file, 'utf8')));
  const continues = samples[0]?.continues;
  const earlier = [
    ...(continues === undefined ? [] : [continues]),
    ...shared.filter((page) => page !== file),
  ];
  return [...(await Promise.all(earlier.map((page) => samplesUpTo(page, [])))).flat(), ...samples];
}
