import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import type { PageAsset } from '../markdown/page/facts.ts';
import { hashOf } from '../markdown/page/page.ts';
import { CacheFolder } from '../pages/cache-folder.ts';

/** Starts the renderer of images. */
export async function startRenderer(): Promise<Renderer> {
  const { Renderer: TakumiRenderer } = await import('@takumi-rs/core');
  return new TakumiRenderer();
}

/** Returns the content of a file that articles refer to; rejects if it has changed since its page was compiled. */
export type ReadAsset = (asset: PageAsset) => Promise<Uint8Array>;

/** The quality of WebP images: text in screenshots shows no visible difference. */
const QUALITY = 88;

/**
 * Returns a reader of the files that articles refer to. Reduced images are encoded once and kept in `.cache/images`;
 * the same image produces the same bytes on each machine.
 */
export function assetReader(projectRoot: string): ReadAsset {
  const cache = new CacheFolder(projectRoot, 'images');
  let version: Promise<string> | undefined;
  let renderer: Promise<Renderer> | undefined;
  return async ({ file, url, size }) => {
    const data = await readFile(file);
    // Only the content that was checked is published.
    if (!url.includes(`.${hashOf(data).slice(0, 8)}.`)) throw new Error(`${file} has changed. Try again.`);
    if (size === undefined) return data;
    version ??= readFile(path.join(projectRoot, 'node_modules/@takumi-rs/core/package.json'), 'utf8').then(
      hashOf,
    );
    const key = JSON.stringify([await version, hashOf(data), size, QUALITY]);
    return cache.get(`${hashOf(key)}.webp`, async () => {
      renderer ??= startRenderer();
      return (await renderer).render(
        { type: 'image', src: 'original', ...size },
        { ...size, format: 'webp', quality: QUALITY, images: [{ src: 'original', data, cache: 'none' }] },
      );
    });
  };
}
