import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { DEMO_DIRECTIVE } from './demo/demo-syntax.ts';
import { DIAGRAM_DIRECTIVE } from './diagram/diagram-syntax.ts';
import { ALLOWED_NOTES, isNoteKind } from './note-kinds.ts';
import type { Page } from './page.ts';
import type { Point } from './report.ts';

/** Directives that stand on a line of their own. */
const OWN_DIRECTIVES: ReadonlySet<string> = new Set([DEMO_DIRECTIVE, DIAGRAM_DIRECTIVE]);

/**
 * Gives back what the directive syntax took from ordinary prose: `npm:react`, `key:value`, `::before`. Only
 * notes (`:::note`), demos (`::demo`) and diagrams (`::diagram`) are ours.
 */
export function restoreLiteralDirectives(tree: Root, source: string, page: Page): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.type === 'textDirective') {
      const literal = literalContent(node, source);
      parent.children.splice(index, 1, ...literal);
      return [SKIP, index];
    }
    if (node.type === 'leafDirective' && !OWN_DIRECTIVES.has(node.name)) {
      reportLikelyNote(node, page);
      const paragraph: Paragraph = { type: 'paragraph', children: literalContent(node, source) };
      if (node.position !== undefined) paragraph.position = node.position;
      parent.children.splice(index, 1, paragraph);
      return [SKIP, index];
    }
  });
}

/** The directive's own characters as text, around its label, which keeps its emphasis, code and links. */
function literalContent(node: TextDirective | LeafDirective, source: string): PhrasingContent[] {
  const start = node.position?.start;
  const end = node.position?.end;
  const first = node.children[0];
  if (first === undefined) return [textBetween(source, start?.offset, end?.offset, start)];
  const labelStart = first.position?.start.offset;
  const labelEnd = node.children.at(-1)?.position?.end.offset;
  return [
    textBetween(source, start?.offset, labelStart, start),
    ...node.children,
    textBetween(source, labelEnd, end?.offset, node.children.at(-1)?.position?.end),
  ];
}

function textBetween(source: string, from: number | undefined, to: number | undefined, start?: Point): Text {
  const value = source.slice(from, to);
  if (start === undefined) return { type: 'text', value };
  // Ends where it starts: only where a text begins is ever told.
  return { type: 'text', value, position: { start, end: start } };
}

function reportLikelyNote(node: LeafDirective, page: Page): void {
  if (!isNoteKind(node.name)) return;
  page.report.error(
    node.position?.start,
    `"::${node.name}" has two colons, so it is ordinary text.`,
    `A note begins with three: ${ALLOWED_NOTES}; and a line that holds only ":::" ends it.`,
  );
}
