import path from 'node:path';
import type { Sample } from './extract-blocks.ts';

/** The relative specifiers of imports and re-exports. */
const RELATIVE_IMPORT = /(\bfrom\s+|\bimport\s+|\bimport\()(['"])(\.{1,2}\/[^'"]+)\2/g;

/**
 * Returns the code of a sample for the checks: an import of a file that another block of the page shows is rewritten to
 * that block, in the version that a reader of the page has at this point.
 */
export function linkImports(samples: readonly Sample[], index: number): string {
  const sample = samples[index];
  if (sample === undefined) return '';
  return sample.code.replace(
    RELATIVE_IMPORT,
    (statement, keyword: string, quote: string, specifier: string) => {
      const target = findVersion(
        samples,
        index,
        path.posix.join(path.posix.dirname(sample.title ?? ''), specifier),
      );
      return target === undefined ? statement : `${keyword}${quote}./${target}${quote}`;
    },
  );
}

/**
 * Returns the checked file of the sample that shows a file: the latest one so far for a reader of the page, else the
 * next one on the page; else the last one of another page, if only one other page shows the file.
 */
function findVersion(samples: readonly Sample[], index: number, file: string): string | undefined {
  const page = samples[index]?.file;
  const isFile = ({ title }: Sample) => title !== undefined && withoutEnding(title) === withoutEnding(file);
  const shows = (sample: Sample) => sample.file === page && isFile(sample);
  const before = latestVersion(samples, index - 1, index, isFile);
  const found = before === -1 ? samples.findIndex(shows) : before;
  if (found !== -1) return sampleFile(samples, found);
  const elsewhere = samples.findLastIndex(isFile);
  const isOnOnePage = new Set(samples.filter(isFile).map((sample) => sample.file)).size === 1;
  return isOnOnePage ? sampleFile(samples, elsewhere) : undefined;
}

/**
 * Returns the index of the latest sample of a file that a reader has seen: on the page of the sample `reader`, up to
 * `end`, else on the pages that it continues; -1 if there is none.
 */
function latestVersion(
  samples: readonly Sample[],
  end: number,
  reader: number,
  isFile: (sample: Sample) => boolean,
): number {
  for (const page of pagesOfReader(samples, reader)) {
    const isOwn = page === samples[reader]?.file;
    const version = samples.findLastIndex(
      (sample, index) => sample.file === page && isFile(sample) && (!isOwn || index <= end),
    );
    if (version !== -1) return version;
  }
  return -1;
}

/** Returns the page of a sample, and those that it continues, the nearest first. */
function pagesOfReader(samples: readonly Sample[], reader: number): readonly string[] {
  const pages = new Set<string>();
  let page = samples[reader];
  while (page !== undefined && !pages.has(page.file)) {
    pages.add(page.file);
    const { continues } = page;
    page = samples.find(({ file }) => file === continues);
  }
  return [...pages];
}

/** Returns the name of the file in which a sample is checked. */
export function sampleFile(samples: readonly Sample[], index: number): string {
  return `${index}.${samples[index]?.language ?? 'ts'}`;
}

/** Removes the extension, which imports may omit. */
function withoutEnding(file: string): string {
  return path.posix.normalize(file).replace(/\.(tsx?|jsx?)$/, '');
}

/**
 * Returns the sample that shows the same file as `index`, in the version that the reader has at the sample `at`. A
 * rendered sample uses these versions of all files, including indirect imports.
 */
export function versionAt(samples: readonly Sample[], index: number, at: number): number {
  const sample = samples[index];
  if (sample?.title === undefined) return index;
  const isFile = ({ title }: Sample) => title === sample.title;
  const version = pagesOfReader(samples, at).includes(sample.file)
    ? latestVersion(samples, at, at, isFile)
    : samples.slice(0, at + 1).findLastIndex((other) => other.file === sample.file && isFile(other));
  return version === -1 ? index : version;
}
