import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { classifyUrl } from '../../shared/safe-url.ts';
import { readImage } from './image-file.ts';
import type { Page } from './page.ts';

/**
 * Gives each image its size, so that the text does not jump when it arrives, and an address whose hash lets
 * it be cached for ever. An image that cannot be shown is reported and becomes its alternative text.
 */
export async function embedImages(tree: Root, page: Page): Promise<void> {
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
  const image = await readImage(node.url, page.context);
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
