import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce } from './for-each-at-once.js';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const textTypes = new Set('.html .js .mjs .css .json .xml .txt .md .svg .webmanifest .map .yaml'.split(' '));
/** Below this a compressed file saves no network packet. */
const smallest = 1024;

/**
 * @typedef {object} CompressionResult
 * @property {number} files how many files got compressed variants
 * @property {number} originalBytes their size
 * @property {number} brotliBytes the size of their `.br` variants
 * @property {number} gzipBytes the size of their `.gz` variants
 */

/**
 * Writes a `.br` and a `.gz` file beside each text file over 1 KB, as small as they get: they are made once
 * and sent many times. The same input gives the same bytes on every machine.
 *
 * @param {string} directory
 * @returns {Promise<CompressionResult>}
 */
export async function compressDirectory(directory) {
  const result = { files: 0, originalBytes: 0, brotliBytes: 0, gzipBytes: 0 };
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && textTypes.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));

  // Compression happens on Node's thread pool; as many files in flight as cores keep it busy without filling
  // memory.
  await forEachAtOnce(files, availableParallelism(), async (file) => {
    const content = await readFile(file);
    if (content.length <= smallest) return;
    const [brotli, zipped] = await Promise.all([toBrotli(content), toGzip(content)]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
    result.files += 1;
    result.originalBytes += content.length;
    result.brotliBytes += brotli.length;
    result.gzipBytes += zipped.length;
  });
  return result;
}

/** @param {Buffer} content */
function toBrotli(content) {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** @param {Buffer} content */
async function toGzip(content) {
  const zipped = await gzipAsync(content, { level: 9 });
  // The tenth byte names the operating system (RFC 1952, section 2.3); 255 is "unknown".
  zipped[9] = 255;
  return zipped;
}
