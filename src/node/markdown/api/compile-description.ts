import type { ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { fenceLanguage } from '../code/fence-language.ts';
import type { Page } from '../page.ts';
import { parseMarkdown } from '../parse-markdown.ts';
import type { PlacedText } from './api-table.ts';

/**
 * Compiles markdown that stands in YAML by the rules of the page. Its own lines mean nothing in the file
 * (YAML folds them), so all of it is told as standing where its field begins.
 */
export async function compileDescription(markdown: PlacedText, page: Page): Promise<ElementContent[]> {
  const { point, text } = markdown;
  const report = page.report.pinnedTo(page.report.locate(point));
  const tree = await parseMarkdown(text, { ...page, report });
  visit(tree, (node, index, parent) => {
    node.position = { start: point, end: point };
    if (node.type !== 'element' || parent === undefined || index === undefined) return;
    const what = forbidden(node.tagName, node.properties['id'] !== undefined, fenceLanguage(node));
    if (what === undefined) return;
    report.error(
      undefined,
      `${what} cannot stand in an API table.`,
      'Write paragraphs, lists and code; put the rest below the table.',
    );
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return tree.children.filter((child) => child.type === 'element' || child.type === 'text');
}

function forbidden(tagName: string, hasId: boolean, language: string | undefined): string | undefined {
  if (/^h[1-6]$/.test(tagName)) return 'A heading';
  if (hasId || tagName === 'section') return 'A footnote';
  return language === 'api' ? 'Another API table' : undefined;
}
