import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, parse, relative, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { MarkdownAsset } from './compiled-markdown.ts';
import type { MarkdownContext } from './page.ts';

const EXTENSIONS = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/** An image that can be shown, its size in CSS pixels; or why it cannot, as the end of a sentence. */
export type ImageFile =
  | { readonly asset: MarkdownAsset; readonly width: number; readonly height: number }
  | { readonly failure: string; readonly hint: string };

/** Reads the image that a page names by a path relative to its own folder. */
export async function readImage(url: string, context: MarkdownContext): Promise<ImageFile> {
  const path = decodePath(url);
  const { name, ext } = parse(path);
  if (!EXTENSIONS.includes(ext.toLowerCase())) {
    return { failure: 'is of an unknown kind', hint: `Allowed are ${EXTENSIONS.join(', ')}.` };
  }
  const file = resolve(context.directory, path);
  if (isOutsideProject(file, context)) {
    return { failure: 'lies outside the project', hint: 'Put the file beside the page.' };
  }
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) {
    return {
      failure: 'does not exist',
      hint: `Looked for ${relative(context.directory, file)} beside the page.`,
    };
  }
  const size = sizeOf(bytes);
  if (size === undefined) {
    return {
      failure: 'has no readable size',
      hint: 'It may be damaged; an SVG needs a viewBox, or width and height.',
    };
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const safeName = name.replace(/[^A-Za-z0-9_-]+/g, '-');
  const asset = { file, url: `/assets/content/${safeName}.${hash}${ext.toLowerCase()}` };
  return { asset, ...size };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    const size = { width: Math.round(width), height: Math.round(height) };
    return size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    return undefined; // image-size throws for what it does not know.
  }
}

/** The path that the URL of an image stands for. */
export function decodePath(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url; // A stray percent sign: then the file is named so.
  }
}

/** `context.file` tells how deep the page lies below the project's root. */
function isOutsideProject(file: string, context: MarkdownContext): boolean {
  const root = resolve(context.directory, relative(dirname(context.file), '.'));
  const path = relative(root, file);
  return path.startsWith('..') || isAbsolute(path);
}
