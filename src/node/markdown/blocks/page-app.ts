import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { withoutCut } from '../code/fence.ts';
import type { AppFiles } from '../page/facts.ts';

/** The entry module of a page's app. */
export const APP_ENTRY = 'src/main.tsx';

/** A block of code is a file of the app when its title is a path below `src`. */
const FILE_TITLE = /\btitle="(src\/[\w-]+(?:[./][\w-]+)*)"/;

/**
 * Returns the files of a reader who follows the page to the end of the section with this id: each as last shown.
 * Undefined if no heading has the id.
 */
export function appAfter(tree: Root, section: string): AppFiles | undefined {
  const files: Record<string, string> = {};
  let sectionDepth: number | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      if (sectionDepth !== undefined && node.depth <= sectionDepth) return EXIT;
      if (hasId(node, section)) sectionDepth = node.depth;
    } else if (node.type === 'code') {
      const title = FILE_TITLE.exec(node.meta ?? '')?.[1];
      if (title !== undefined) files[title] = `${withoutCut(node.value)}\n`;
    }
  });
  return sectionDepth === undefined ? undefined : files;
}

function hasId(heading: Heading, id: string): boolean {
  return textOf(heading).trimEnd().endsWith(`{#${id}}`);
}
