import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of the site that are named alike in all releases and that pages show. */
const PICTURE = /^[^/]+\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2)$/;

/** Whatever is named by its content, apart from compressed variants. */
const ASSET = /^assets\/.*\.(?!br$|gz$)\w+$/;

/** The built files that pages load, as paths below the site's root, in alphabetical order. */
export interface ReleaseFiles {
  readonly assets: readonly string[];
  /** Their hashes by their names. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Finds the files in the folder of a built site. */
export async function findReleaseFiles(directory: string): Promise<ReleaseFiles> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const pictures: Record<string, string> = {};
  for (const file of files.filter((name) => PICTURE.test(name))) {
    pictures[file] = createHash('sha256')
      .update(await readFile(path.join(directory, file)))
      .digest('hex');
  }
  return { assets: files.filter((name) => ASSET.test(name)), pictures };
}
