import { dirname, isAbsolute, parse, relative, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { classifyUrl } from '../../shared/safe-url.ts';
import { hashOf, type Page, type PageAsset, type PageSource, pageOf, readDependency } from './page.ts';

/**
 * Gives each image its size, so that the text does not jump when it arrives, and an address whose hash lets
 * it be cached for ever. An image that cannot be shown is reported and becomes its alternative text.
 */
export function remarkImages() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const found: { node: Image; replace: (node: Image) => void }[] = [];
    visit(tree, 'image', (node, index, parent) => {
      const replace = () => {
        if (parent === undefined || index === undefined) return;
        parent.children[index] = { type: 'text', value: node.alt ?? '' };
      };
      found.push({ node, replace });
    });
    for (const { node, replace } of found) {
      if (!(await embedImage(node, page))) replace(node);
    }
  };
}

async function embedImage(node: Image, page: Page): Promise<boolean> {
  const start = node.position?.start;
  const target = JSON.stringify(node.url);
  if ((node.alt ?? '').trim() === '') {
    page.report.error(
      start,
      `The image ${target} has no alternative text.`,
      'Say in the square brackets what it shows: "![The tree of nodes](./tree.svg)". Leave out images that only decorate.',
    );
  }
  if (classifyUrl(node.url).kind !== 'relative') {
    page.report.error(
      start,
      `The image ${target} is not a file beside the page.`,
      'Readers’ browsers ask no other site for anything: put the file beside the page and write "./name.svg".',
    );
    return false;
  }
  const image = await readImage(node.url, page);
  if ('failure' in image) {
    page.report.error(start, `The image ${target} ${image.failure}.`, image.hint);
    return false;
  }
  page.assets.set(image.asset.url, image.asset);
  node.url = image.asset.url;
  const { width, height } = image;
  node.data = { ...node.data, hProperties: { width, height, loading: 'lazy', decoding: 'async' } };
  return true;
}

const EXTENSIONS = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/** An image that can be shown, its size in CSS pixels; or why it cannot, as the end of a sentence. */
type ImageFile =
  | { readonly asset: PageAsset; readonly width: number; readonly height: number }
  | { readonly failure: string; readonly hint: string };

/** Reads the image that a page names by a path relative to its own folder. */
async function readImage(url: string, page: Page): Promise<ImageFile> {
  const { source } = page;
  const path = decodePath(url);
  const { name, ext } = parse(path);
  if (!EXTENSIONS.includes(ext.toLowerCase())) {
    return { failure: 'is of an unknown kind', hint: `Allowed are ${EXTENSIONS.join(', ')}.` };
  }
  const file = resolve(source.directory, path);
  if (isOutsideProject(file, source)) {
    return { failure: 'lies outside the project', hint: 'Put the file beside the page.' };
  }
  const bytes = await readDependency(file, page);
  if (bytes === undefined) {
    return {
      failure: 'does not exist',
      hint: `Looked for ${relative(source.directory, file)} beside the page.`,
    };
  }
  const size = sizeOf(bytes);
  if (size === undefined) {
    return {
      failure: 'has no readable size',
      hint: 'It may be damaged; an SVG needs a viewBox, or width and height.',
    };
  }
  const hash = hashOf(bytes).slice(0, 8);
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

/** The page's path in messages tells how deep it lies below the project's root. */
function isOutsideProject(file: string, page: PageSource): boolean {
  const root = resolve(page.directory, relative(dirname(page.file), '.'));
  const path = relative(root, file);
  return path.startsWith('..') || isAbsolute(path);
}
