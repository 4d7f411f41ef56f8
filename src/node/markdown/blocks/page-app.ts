import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { isAppFile, withoutCut } from '../code/fence.ts';
import type { AppFiles } from '../page/facts.ts';
import { writtenIds } from '../text/headings.ts';

/** The entry module of a page's app. */
export const APP_ENTRY = 'src/main.tsx';

/**
 * Returns the files of a reader who follows a page to the end of the section with this id, or to its own end: each as last
 * shown, `earlier` those that the pages have shown that this one continues. Undefined if no heading has the id.
 */
export function appAfter(tree: Root, section?: string, earlier: AppFiles = {}): AppFiles | undefined {
  const files: Record<string, string> = { ...earlier };
  let sectionDepth: number | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading' && section !== undefined) {
      if (sectionDepth !== undefined && node.depth <= sectionDepth) return EXIT;
      if (writtenIds(textOf(node)).includes(section)) sectionDepth = node.depth;
    } else if (node.type === 'code') {
      const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '';
      if (isAppFile(title)) files[title] = `${withoutCut(node.value)}\n`;
    }
  });
  return section !== undefined && sectionDepth === undefined ? undefined : files;
}
