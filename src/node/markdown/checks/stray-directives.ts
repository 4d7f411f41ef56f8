import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean, nearest } from '../../content/nearest.ts';
import { isLineDirective, LINE_DIRECTIVES } from '../blocks/directives.ts';
import { isNoteKind, NOTE_TITLES } from '../blocks/notes.ts';
import type { Reporter } from '../page/reporter.ts';

/** Every directive that a page may have, by its name. */
const DIRECTIVES: ReadonlyMap<string, string> = new Map([
  ...Object.keys(NOTE_TITLES).map((name): [string, string] => [name, `:::${name}`]),
  ...Object.keys(LINE_DIRECTIVES).map((name): [string, string] => [name, `::${name}`]),
]);

const ALLOWED = `Allowed: ${[...DIRECTIVES.values()].join(', ')}. If it is meant as text, put it in backticks.`;

/**
 * Reports directives that do not exist, and blocks that are never closed. Restores text that was parsed as directives,
 * and removes the frames of unknown blocks.
 */
export function readStrayDirectives(tree: Root, source: string, report: Reporter): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective' && isMeant(node, source)) reportUnknown(':', node, report);
    else if (node.type === 'leafDirective' && !isLineDirective(node.name)) reportUnknown('::', node, report);
    else if (node.type === 'containerDirective') {
      if (node.data?.position?.closing === undefined) reportUnclosed(node, report);
      if (isNoteKind(node.name) || parent === undefined || index === undefined) return;
      reportUnknown(':::', node, report);
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
  });
  literalDirectives(tree, source);
}

/** Whether a directive within text is meant as one: `:badge[New]`, but not `key:value`, `npm:react` or `a:b[c]`. */
function isMeant({ name, children, attributes, position }: TextDirective, source: string): boolean {
  const hasParts = children.length > 0 || Object.keys(attributes ?? {}).length > 0;
  const before = source.charAt(Number(position?.start.offset) - 1);
  return hasParts && (isLineDirective(name) || !/[\p{L}\p{N}_:]/u.test(before));
}

function reportUnknown(
  colons: string,
  { type, name, position }: TextDirective | LeafDirective | ContainerDirective,
  report: Reporter,
): void {
  const meant = nearest(name, DIRECTIVES.keys());
  const hint = `${didYouMean(meant, (directive) => DIRECTIVES.get(directive) ?? directive)}${ALLOWED}`;
  report[type === 'textDirective' ? 'warning' : 'error'](
    position?.start,
    `There is no directive "${colons}${name}".`,
    hint,
  );
}

/** Markdown closes a block at the end of the page, which silently makes everything below it a part of a note. */
function reportUnclosed({ name, position }: ContainerDirective, report: Reporter): void {
  report.error(
    position?.start,
    `The block ":::${name}" is never closed, so it contains everything below it.`,
    'Close it with a line that contains only ":::".',
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
