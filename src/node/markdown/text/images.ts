import { readdir } from 'node:fs/promises';
import { dirname, join, parse, relative, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decoded } from '../../../shared/decoded.ts';
import { classifyUrl } from '../../../shared/safe-url.ts';
import { refusalOf } from '../../content/files.ts';
import { didYouMean, nearest } from '../../content/nearest.ts';
import type { PageAsset } from '../page/facts.ts';
import { hashOf, type Page, pageOf, readDependency } from '../page/page.ts';

/**
 * Adds the size of each image, which prevents layout shift, and a content-hashed URL, which can be cached for ever.
 * Reports an image that cannot be shown, and replaces it with its alternative text.
 */
export function remarkImages() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file, 'image');
    const found: { readonly node: Image; readonly parent: Parents; readonly index: number }[] = [];
    visit(tree, 'image', (node, index, parent) => {
      if (parent !== undefined && index !== undefined) found.push({ node, parent, index });
    });
    for (const { node, parent, index } of found) {
      if (!(await embedImage(node, page))) parent.children[index] = { type: 'text', value: node.alt ?? '' };
    }
  };
}

async function embedImage(node: Image, page: Page): Promise<boolean> {
  const target = JSON.stringify(node.url);
  const report = (fault: string, hint: string) =>
    page.report.error(node.position?.start, `The image ${target} ${fault}.`, hint);
  if ((node.alt ?? '').trim() === '') {
    report(
      'has no alternative text',
      'Say in the square brackets what it shows: "![The tree of nodes](./tree.png)". Leave out images that only decorate.',
    );
  }
  const { kind } = classifyUrl(node.url);
  if (kind !== 'relative') {
    report(
      'is not a file beside the page',
      kind === 'site'
        ? `Put the file beside the page and write "./${parse(node.url).base}"; paths of images begin at the page.`
        : 'Readers’ browsers request nothing from other sites: put the file beside the page and write "./name.png".',
    );
    return false;
  }
  const image = await readImage(node.url, page, report);
  if (image === undefined) return false;
  const { asset, width, height } = image;
  page.assets.set(asset.url, asset);
  node.url = asset.url;
  node.data = { ...node.data, hProperties: { width, height, loading: 'lazy', decoding: 'async' } };
  return true;
}

const EXTENSIONS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/** Whether a path has the extension of an image. */
function isImagePath(path: string): boolean {
  return EXTENSIONS.includes(parse(path).ext.toLowerCase());
}

/** An image that can be shown, with its size in CSS pixels. */
interface ImageFile {
  readonly asset: PageAsset;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the image that a page names by a path relative to its own folder. Undefined for an image that cannot be shown,
 * which is reported.
 */
async function readImage(
  url: string,
  page: Page,
  report: (fault: string, hint: string) => void,
): Promise<ImageFile | undefined> {
  const { contentFolder, directory } = page.source;
  const path = decoded(url) ?? url;
  const { name, ext: writtenExtension } = parse(path);
  const extension = writtenExtension.toLowerCase();
  const file = resolve(directory, path);
  if (!EXTENSIONS.includes(extension)) {
    report('has an unknown format', `Allowed: ${EXTENSIONS.join(', ')}. ${DRAWINGS}`);
    return undefined;
  }
  // A dependency also if it is refused: the page is compiled again once the writer has mended it.
  const bytes = await readDependency(file, page);
  const refusal = bytes === undefined ? await refusalOf(file, contentFolder) : undefined;
  if (refusal !== undefined) {
    report(refusal.failure, refusal.hint);
    return undefined;
  }
  if (bytes === undefined) {
    const beside = await readdir(dirname(file)).catch(() => []);
    const meant = nearest(parse(file).base, beside.filter(isImagePath));
    const hint = didYouMean(meant, (one) => `./${relative(directory, join(dirname(file), one))}`);
    report('does not exist', `Looked for ${relative(directory, file)} beside the page. ${hint}`.trimEnd());
    return undefined;
  }
  const size = sizeOf(bytes);
  if (size === undefined) {
    report('has no readable size', 'It may be damaged, or in another format than its name says.');
    return undefined;
  }
  const hash = hashOf(bytes).slice(0, 8);
  const safeName = name.replace(/[^A-Za-z0-9_-]+/g, '-');
  return { asset: { file, url: `/assets/content/${safeName}.${hash}${extension}` }, ...size };
}

const DRAWINGS = 'A drawing (SVG) is a file in the folder "diagrams": "::diagram[What it shows.]{name="…"}".';

/** Returns the size of an image in pixels; undefined for a file that is none. */
function sizeOf(bytes: Uint8Array): Pick<ImageFile, 'width' | 'height'> | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    // Any file may have the name of a picture.
    return type === 'svg' || width === 0 || height === 0 ? undefined : { width, height };
  } catch {
    return undefined; // image-size throws for unknown formats.
  }
}
