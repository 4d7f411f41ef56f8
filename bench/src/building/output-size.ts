import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The size of a built site on disk. */
export interface OutputSize {
  /** The number of documents, without error pages. */
  readonly pages: number;
  readonly files: number;
  /** All files except compressed variants, which only this site precompresses. */
  readonly mebibytes: number;
  /** The compressed variants. */
  readonly compressedMebibytes: number;
}

/** Measures a built site by the sizes of its files. */
export async function outputSize(folder: string): Promise<OutputSize> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => ({
      name,
      isVariant: /\.(?:br|gz)$/.test(name),
      bytes: (await stat(path.join(parentPath, name))).size,
    })),
  );
  const own = sizes.filter(({ isVariant }) => !isVariant);
  return {
    pages: own.filter(({ name }) => name.endsWith('.html') && name !== '404.html').length,
    files: own.length,
    mebibytes: sum(own) / 2 ** 20,
    compressedMebibytes: sum(sizes.filter(({ isVariant }) => isVariant)) / 2 ** 20,
  };
}

function sum(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
