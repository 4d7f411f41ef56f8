import type { Code, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Page } from './page.ts';

const OPENING_FENCE = /^(`{3,}|~{3,})/;
const LAST_LINE_FENCE = /^[\s>]*(`{3,}|~{3,})\s*$/;

/**
 * Reports fences and directives that are never closed. Markdown closes them at the end of the page, which
 * turns everything below into code, or into part of a note, without a word.
 */
export function reportUnclosedBlocks(tree: Root, source: string, page: Page): void {
  visit(tree, (node) => {
    if (node.type === 'code' && isUnclosed(node, source)) {
      page.report.error(
        node.position?.start,
        'This code block is never closed, so what stands below it is code.',
        'Close it with a line that holds as many backticks as the first one.',
      );
    }
    if (node.type === 'containerDirective' && node.data?.position?.closing === undefined) {
      page.report.error(
        node.position?.start,
        `The block ":::${node.name}" is never closed, so what stands below it belongs to it.`,
        'Close it with a line that holds only ":::".',
      );
    }
  });
}

function isUnclosed(node: Code, source: string): boolean {
  const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  const opening = OPENING_FENCE.exec(lines[0] ?? '')?.[1];
  if (opening === undefined) return false; // Indented code has no fence.
  const closing = LAST_LINE_FENCE.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1];
  return closing === undefined || !closing.startsWith(opening);
}
