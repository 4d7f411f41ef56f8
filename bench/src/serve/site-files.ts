import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isText, mediaType } from './media-types.ts';

const compress = promisify(brotliCompress);

/** The response for one file of a site. */
export interface SentFile {
  /** Path from the site's root, beginning with a slash. */
  readonly path: string;
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: 'br' | undefined;
  readonly etag: string;
  readonly cacheControl: string;
}

/** The files of a built site, as sent. */
export interface SiteFiles {
  /** Returns the file that a URL's path names; undefined if there is none. */
  find(urlPath: string): Promise<SentFile | undefined>;
}

/** Folders in which the generators put a hash of the content into every name. */
const HASHED = /^\/(?:assets|_astro|_next\/static|static|pagefind\/(?:fragment|index|filter))\//;

/**
 * Reads the list of a site's files. They are compressed now, or each at its first request.
 *
 * @param eager whether everything is compressed now: right for small sites, too slow for thousands of pages
 */
export async function openSiteFiles(directory: string, eager: boolean): Promise<SiteFiles> {
  const paths = await listFiles(directory);
  const sent = new Map<string, Promise<SentFile>>();
  const get = (path: string): Promise<SentFile> => {
    const known = sent.get(path) ?? readSentFile(directory, path);
    sent.set(path, known);
    return known;
  };
  if (eager) await forEachOf([...paths], get);
  return {
    async find(urlPath) {
      const path = candidates(urlPath).find((candidate) => paths.has(candidate));
      return path === undefined ? undefined : get(path);
    },
  };
}

/** Returns the candidate files for a path, in the order in which static hosts look for them. */
function candidates(urlPath: string): string[] {
  const path = decodeURIComponent(urlPath);
  const bare = path.replace(/\/$/, '');
  // Compressed variants from a build are not used, so that all sites are compressed equally.
  return path.endsWith('/')
    ? [`${path}index.html`, `${bare}.html`]
    : [path, `${path}.html`, `${path}/index.html`];
}

async function listFiles(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
}

async function readSentFile(directory: string, path: string): Promise<SentFile> {
  const content = await readFile(join(directory, path));
  const isCompressed = isText(path);
  return {
    path,
    body: isCompressed ? await toBrotli(content) : content,
    type: mediaType(path),
    encoding: isCompressed ? 'br' : undefined,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    cacheControl: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Compresses with the best quality, the same for all sites. */
function toBrotli(content: Buffer): Promise<Buffer> {
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function forEachOf(paths: string[], act: (path: string) => Promise<unknown>): Promise<void> {
  const wanted = paths.filter((path) => !/\.(?:br|gz)$/.test(path));
  const work = async () => {
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) await act(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
