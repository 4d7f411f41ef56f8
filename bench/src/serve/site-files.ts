import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { lookup } from 'mrmime';
import pMap from 'p-map';

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
  find(urlPath: string): SentFile | undefined;
}

/** Folders in which the generators put a hash of the content into every name. */
const HASHED = /^\/(?:assets|_astro|_next\/static|static|pagefind\/(?:fragment|index|filter))\//;

/** Reads and compresses all files of a site. */
export async function openSiteFiles(directory: string): Promise<SiteFiles> {
  const paths = await listFiles(directory);
  const sent = new Map<string, SentFile>();
  await pMap(
    paths,
    async (path) => {
      sent.set(path, await readSentFile(directory, path));
    },
    { concurrency: availableParallelism() },
  );
  return {
    find: (urlPath) =>
      candidates(urlPath)
        .map((path) => sent.get(path))
        .find((file) => file !== undefined),
  };
}

/** Returns the candidate files for a path, in the order in which static hosts look for them. */
function candidates(urlPath: string): string[] {
  const path = decodeURIComponent(urlPath);
  const bare = path.replace(/\/$/, '');
  return path.endsWith('/')
    ? [`${path}index.html`, `${bare}.html`]
    : [path, `${path}.html`, `${path}/index.html`];
}

/** Returns the paths of all files but compressed variants from a build: all sites are compressed equally. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

async function readSentFile(directory: string, path: string): Promise<SentFile> {
  const content = await readFile(join(directory, path));
  const type = mediaType(path);
  const isCompressed = TEXT.test(type);
  return {
    path,
    body: isCompressed ? await toBrotli(content) : content,
    type,
    encoding: isCompressed ? 'br' : undefined,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    cacheControl: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** The media types of text, which is sent compressed; other formats have their own compression, if any. */
const TEXT = /^text\/|\b(?:javascript|json|xml)\b/;

function mediaType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
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
