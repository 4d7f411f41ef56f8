import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Page } from '../page.ts';
import type { Point } from '../report.ts';
import { HtmlBuilder } from './html-builder.ts';
import { htmlTokens } from './html-tokens.ts';

/**
 * Turns the raw HTML of a page into elements. They are built from a list of what is allowed, never copied,
 * and everything else is reported and left out; so nothing a writer types is handed on as markup.
 */
export function expandWritersHtml(tree: Root, page: Page): void {
  tree.children = expandChildren(tree.children, 'body', page);
}

function expandChildren(children: readonly RootContent[], parentName: string, page: Page): ElementContent[] {
  const builder = new HtmlBuilder(page.report, parentName);
  for (const child of children) {
    if (child.type === 'raw') {
      for (const token of htmlTokens(child.value)) {
        builder.add(token, pointAt(child.value, token.index, child.position?.start));
      }
    } else if (child.type === 'element') {
      builder.append(expandElement(child, page));
    } else if (child.type === 'text') {
      builder.append(child);
    }
  }
  return builder.finish();
}

function expandElement(node: Element, page: Page): Element {
  node.children = expandChildren(node.children, node.tagName, page);
  return node;
}

/** Where in the source the character at `index` of a raw node stands. */
function pointAt(source: string, index: number, start: Point | undefined): Point | undefined {
  if (start === undefined) return undefined;
  const before = source.slice(0, index);
  const lines = before.split('\n').length - 1;
  const column = lines === 0 ? start.column + index : index - before.lastIndexOf('\n');
  return { line: start.line + lines, column };
}
