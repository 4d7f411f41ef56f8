import { readdir } from 'node:fs/promises';
import { dirname, join, parse, relative, resolve } from 'node:path';
import type { Element } from 'hast';
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
import { Reporter } from '../page/reporter.ts';
import { readSvg, svgSize } from './svg.ts';

/**
 * Adds the size of each image, which prevents layout shift, and a content-hashed URL, which can be cached for ever.
 * Reports an image that cannot be shown, and replaces it with its alternative text.
 */
export function remarkImages() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
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
      'Say in the square brackets what it shows: "![The tree of nodes](./tree.svg)". Leave out images that only decorate.',
    );
  }
  const { kind } = classifyUrl(node.url);
  if (kind !== 'relative') {
    report(
      'is not a file beside the page',
      kind === 'site'
        ? `Put the file beside the page and write "./${parse(node.url).base}"; paths of images begin at the page.`
        : 'Readers’ browsers request nothing from other sites: put the file beside the page and write "./name.svg".',
    );
    return false;
  }
  const image = await readImage(node.url, page, report);
  if (image === undefined) return false;
  const { asset, width, height, reduced } = image;
  for (const file of [asset, ...reduced]) page.assets.set(file.url, file);
  node.url = asset.url;
  const srcSet = [...reduced, { ...asset, size: { width } }].map(({ url, size }) => `${url} ${size?.width}w`);
  const sources = reduced.length === 0 ? {} : { srcSet: srcSet.join(', '), sizes: SIZES };
  node.data = {
    ...node.data,
    hProperties: { width, height, loading: 'lazy', decoding: 'async', ...sources },
  };
  return true;
}

/** The width of an article in CSS pixels, and its form for browsers: `--column` of `tokens.css`. */
const ARTICLE_WIDTH_PX = 704;
const SIZES = '(max-width: 44rem) 100vw, 44rem';

/**
 * The widths of the reduced forms of an image that is wider than the article: for phones, for the article, and for the
 * article on screens of twice the density.
 */
const WIDTHS_PX = [480, ARTICLE_WIDTH_PX, 2 * ARTICLE_WIDTH_PX];

const RASTER = ['.png', '.jpg', '.jpeg', '.webp'];

/** Marks of animations: the names of the animation chunks of WebP and PNG. */
const ANIMATIONS = ['ANIM', 'acTL'];

/** Returns the reduced forms of an image, smallest first; none for one that fits into the article. */
function reducedForms(
  original: PageAsset,
  bytes: Buffer,
  { width, height, orientation = 1 }: ImageSize,
): PageAsset[] {
  const { name, ext } = parse(original.url);
  const isReducible = RASTER.includes(ext) && !ANIMATIONS.some((mark) => bytes.includes(mark));
  // Reduced photographs would lose the Exif orientation.
  if (width <= ARTICLE_WIDTH_PX || !isReducible || orientation !== 1) return [];
  return WIDTHS_PX.filter((form) => form < width).map((form) => ({
    file: original.file,
    url: `/assets/content/${name}.${form}.webp`,
    size: { width: form, height: Math.max(1, Math.round((form * height) / width)) },
  }));
}

const EXTENSIONS = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/** Whether a path has the extension of an image. */
export function isImagePath(path: string): boolean {
  return EXTENSIONS.includes(parse(path).ext.toLowerCase());
}

/** An image that can be shown, with its size in CSS pixels. */
interface ImageFile {
  readonly asset: PageAsset;
  readonly width: number;
  readonly height: number;
  /** Smaller forms of the same image. */
  readonly reduced: readonly PageAsset[];
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
    report('has an unknown format', `Allowed: ${EXTENSIONS.join(', ')}.`);
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
  const svg = extension === '.svg' ? readSvgImage(file, bytes, page) : undefined;
  if (extension === '.svg' && svg === undefined) return undefined;
  const size = svg === undefined ? rasterSize(bytes) : rounded(svgSize(svg));
  if (size === undefined) {
    report('has no readable size', 'It may be damaged; an SVG needs a viewBox, or width and height.');
    return undefined;
  }
  const hash = hashOf(bytes).slice(0, 8);
  const safeName = name.replace(/[^A-Za-z0-9_-]+/g, '-');
  const asset = { file, url: `/assets/content/${safeName}.${hash}${extension}` };
  return { asset, ...size, reduced: reducedForms(asset, bytes, size) };
}

interface ImageSize {
  readonly width: number;
  readonly height: number;
  /** The Exif orientation. */
  readonly orientation?: number | undefined;
}

function rasterSize(bytes: Uint8Array): ImageSize | undefined {
  try {
    const { type, ...size } = imageSize(bytes);
    return type === 'svg' ? undefined : rounded(size);
  } catch {
    return undefined; // image-size throws for unknown formats.
  }
}

function rounded(size: ImageSize | undefined): ImageSize | undefined {
  if (size === undefined) return undefined;
  const [width, height] = [Math.round(size.width), Math.round(size.height)];
  return width > 0 && height > 0 ? { width, height, orientation: size.orientation } : undefined;
}

/** Reads an SVG image. Its mistakes are reported at their lines. */
function readSvgImage(file: string, bytes: Uint8Array, { source, report }: Page): Element | undefined {
  const path = join(dirname(source.file), relative(source.directory, file)).replaceAll('\\', '/');
  const ofFile = new Reporter(path);
  const svg = readSvg(bytes, ofFile);
  report.include(ofFile);
  return svg;
}
