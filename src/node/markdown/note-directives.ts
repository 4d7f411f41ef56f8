import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { DEMO_DIRECTIVE } from './demo/demo-syntax.ts';
import { ALLOWED_NOTES, isNoteKind } from './note-kinds.ts';
import type { Page } from './page.ts';

/**
 * Marks each `:::note` block and its title for the HTML tree (`data-note`, `data-note-title`), where
 * `finishNotes` finds them. Any other block directive is reported and its content kept.
 */
export function markNotes(tree: Root, page: Page): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'paragraph') return reportStrayColons(node, page);
    if (node.type !== 'containerDirective' || parent === undefined || index === undefined) return;
    reportAttributes(node, page);
    if (isNoteKind(node.name)) {
      reportEmptyNote(node, page);
      node.data = { ...node.data, hName: 'div', hProperties: { dataNote: node.name } };
      for (const child of node.children) {
        if (isLabel(child)) child.data = { ...child.data, hProperties: { dataNoteTitle: '' } };
      }
      return;
    }
    page.report.error(
      node.position?.start,
      `There is no block called ":::${node.name}".`,
      `Allowed are ${ALLOWED_NOTES}. A demo has two colons: "::${DEMO_DIRECTIVE}".`,
    );
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

/**
 * A paragraph that begins with `:::` is a block whose first or last line was mistyped: `::: note`, a lone
 * `:::`.
 */
function reportStrayColons(paragraph: Paragraph, page: Page): undefined {
  for (const [index, child] of paragraph.children.entries()) {
    const match = child.type === 'text' ? /^:::.*/m.exec(child.value) : null;
    const start = child.position?.start;
    if (match === null || start === undefined || (index > 0 && match.index === 0)) continue;
    const line = start.line + match.input.slice(0, match.index).split('\n').length - 1;
    page.report.error(
      { line, column: paragraph.position?.start.column ?? 1 },
      `"${match[0].trim()}" neither begins nor ends a block.`,
      `A block begins with ${ALLOWED_NOTES}, without a space after the colons, and ends with a line ":::".`,
    );
  }
}

function reportAttributes(node: ContainerDirective, page: Page): void {
  const names = Object.keys(node.attributes ?? {});
  if (names.length === 0) return;
  page.report.error(
    node.position?.start,
    `The block ":::${node.name}" has attributes (${names.join(', ')}).`,
    `A note takes only a title: ":::${node.name}[Title]".`,
  );
}

function reportEmptyNote(node: ContainerDirective, page: Page): void {
  if (node.children.some((child) => !isLabel(child))) return;
  page.report.error(
    node.position?.start,
    `The block ":::${node.name}" is empty.`,
    'Write what it has to say, or leave it out.',
  );
}

function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}
