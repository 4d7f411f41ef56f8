import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { type Point, pointAfter } from '../../../shared/point.ts';
import { didYouMean, nearest } from '../../content/nearest.ts';
import {
  ALLOWED_DIRECTIVES,
  isLineDirective,
  LINE_DIRECTIVES,
  type LineDirective,
} from '../blocks/directives.ts';
import { ALLOWED_NOTES, isNoteKind } from '../blocks/notes.ts';
import type { Reporter } from '../page/reporter.ts';
import { AS_TEXT } from './other-tools.ts';

/** Reports text that was meant as a directive, and restores text that was parsed as one. */
export function readStrayDirectives(tree: Root, source: string, report: Reporter): void {
  visit(tree, (node) => {
    if (node.type === 'text') reportLineDirectives(node, report);
    else if (node.type === 'textDirective') reportTextDirective(node, source, report);
    else if (node.type === 'leafDirective' && !isLineDirective(node.name)) {
      reportUnknownDirective(node, report);
      return SKIP;
    }
    return CONTINUE;
  });
  literalDirectives(tree, source);
}

/** Our directives in running text, or with a space before the brackets, where they are text. */
export const IN_TEXT = new RegExp(`::(${Object.keys(LINE_DIRECTIVES).join('|')})\\b.*`, 'g');

function reportLineDirectives({ value, position }: Text, report: Reporter): void {
  for (const { 0: written, 1: name = '', index } of value.matchAll(IN_TEXT)) {
    const point = position && { ...pointAfter(position.start, value.slice(0, index)), column: 1 };
    if (isLineDirective(name)) reportNotOnItsLine(written.trim(), name, point, report);
  }
}

function reportNotOnItsLine(
  written: string,
  name: LineDirective,
  point: Point | undefined,
  report: Reporter,
): void {
  report.error(
    point,
    `"${written}" is not shown as a ${name}.`,
    `A ${name} has two colons and a line of its own, without spaces between its parts: ${LINE_DIRECTIVES[name]}.`,
  );
}

/** Reports directives within text: our own with one colon, or those of other tools, such as `:badge[New]`. */
function reportTextDirective(node: TextDirective, source: string, report: Reporter): void {
  const { name, children, attributes, position } = node;
  if (isLineDirective(name)) {
    if (children.length > 0) reportNotOnItsLine(`:${name}`, name, position?.start, report);
    return;
  }
  const before = source.slice(0, position?.start.offset);
  const macro = /(?<![\w:])(?:menu|kbd|btn|icon|image|footnote)$/.exec(before)?.[0];
  const isMeant = children.length > 0 || Object.keys(attributes ?? {}).length > 0;
  // `npm:react` and `a:b[c]` are text; `menu:File[Save]` is AsciiDoc.
  if (!isMeant || (macro === undefined && /[\p{L}\p{N}_:]$/u.test(before))) return;
  report.warning(
    position?.start,
    `"${macro ?? ''}:${name}" has no meaning here, so readers see it as written.`,
    `Pages have no directives within text. ${macro === 'menu' ? 'Write "**File > Save**". ' : ''}${AS_TEXT}`,
  );
}

function reportUnknownDirective({ name, position }: LeafDirective, report: Reporter): void {
  if (isNoteKind(name)) {
    report.error(
      position?.start,
      `"::${name}" has two colons, so it is ordinary text.`,
      `A note begins with three: ${ALLOWED_NOTES}; and a line that contains only ":::" ends it.`,
    );
    return;
  }
  const meant = nearest(name, Object.keys(LINE_DIRECTIVES));
  report.error(
    position?.start,
    `There is no "::${name}", so readers would see the line as written.`,
    `${didYouMean(meant, (directive) => `::${directive}`)}Allowed: ${ALLOWED_DIRECTIVES}. If it is text, put it in backticks.`,
  );
}

/**
 * Restores prose that was parsed as directives: `npm:react`, `key:value`, `::before`. Only notes and the
 * {@link LINE_DIRECTIVES} are ours.
 */
export function literalDirectives(tree: Root, source: string): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.type === 'textDirective') {
      const literal = literalContent(node, source);
      parent.children.splice(index, 1, ...literal);
      return [SKIP, index];
    }
    if (node.type === 'leafDirective' && !isLineDirective(node.name)) {
      const paragraph: Paragraph = { type: 'paragraph', children: literalContent(node, source) };
      if (node.position !== undefined) paragraph.position = node.position;
      parent.children.splice(index, 1, paragraph);
      return [SKIP, index];
    }
  });
}

type Place = NonNullable<Text['position']>['start'] | undefined;

/** Returns the directive's own characters as text, around its label, which keeps its emphasis, code and links. */
function literalContent({ children, position }: TextDirective | LeafDirective, source: string) {
  const [labelStart, labelEnd] = [children[0]?.position?.start, children.at(-1)?.position?.end];
  const textBetween = (start: Place, end: Place): Text => ({
    type: 'text',
    value: source.slice(start?.offset, end?.offset),
    // The end equals the start: messages use only the start of a text.
    ...(start && { position: { start, end: start } }),
  });
  if (children.length === 0) return [textBetween(position?.start, position?.end)];
  const label: readonly PhrasingContent[] = children;
  return [textBetween(position?.start, labelStart), ...label, textBetween(labelEnd, position?.end)];
}
