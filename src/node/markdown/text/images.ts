import { parse, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decoded } from '../../../shared/decoded.ts';
import { classifyUrl } from '../../../shared/safe-url.ts';
import { refusalOf } from '../../content/files.ts';
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

const EXTENSIONS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

const HINT = `Put a file beside the page (${EXTENSIONS.join(', ')}), and write its path from there: "./name.png". A drawing (SVG) is a diagram: "::diagram[What it shows.]{name="…"}".`;

async function embedImage(node: Image, page: Page): Promise<boolean> {
  const report = (fault: string, hint: string): false => {
    page.report.error(node.position?.start, `The image ${JSON.stringify(node.url)} ${fault}.`, hint);
    return false;
  };
  if ((node.alt ?? '').trim() === '') {
    report('has no alternative text', 'Say in the square brackets what it shows: "![The tree](./tree.png)".');
  }
  const { contentFolder, directory } = page.source;
  const file = resolve(directory, decoded(node.url) ?? node.url);
  if (classifyUrl(node.url).kind !== 'relative') return report('is not a file beside the page', HINT);
  // A dependency also if it is refused: the page is compiled again once the writer has mended it.
  const bytes = await readDependency(file, page);
  if (bytes === undefined) {
    const { failure, hint } = (await refusalOf(file, contentFolder)) ?? {
      failure: 'does not exist',
      hint: HINT,
    };
    return report(failure, hint);
  }
  const { name, ext } = parse(file);
  const size = EXTENSIONS.includes(ext.toLowerCase()) ? sizeOf(bytes) : undefined;
  if (size === undefined) return report('is damaged, or has an unknown format', HINT);
  const safeName = name.replace(/[^A-Za-z0-9_-]+/g, '-');
  const url = `/assets/content/${safeName}.${hashOf(bytes).slice(0, 8)}${ext.toLowerCase()}`;
  page.assets.set(url, { file, url });
  node.url = url;
  node.data = { ...node.data, hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
  return true;
}

/** Returns the size of an image in pixels; undefined for a file that is none. */
function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    // Any file may have the name of a picture.
    return type === 'svg' || width === 0 || height === 0 ? undefined : { width, height };
  } catch {
    return undefined; // image-size throws for unknown formats.
  }
}
