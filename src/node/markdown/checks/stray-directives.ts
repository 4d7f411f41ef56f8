import type { Parents, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
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

/** Reports directives that do not exist, and blocks that are never closed. */
export function reportStrayDirectives(tree: Root, report: Reporter): void {
  visit(tree, (node, _, parent) => {
    if (node.type === 'leafDirective' && !isLineDirective(node.name)) reportUnknown('::', node, report);
    if (node.type !== 'containerDirective') return;
    if (node.data?.position?.closing === undefined) reportUnclosed(node, parent, report);
    if (!isNoteKind(node.name)) reportUnknown(':::', node, report);
  });
}

function reportUnknown(
  colons: string,
  { name, position }: LeafDirective | ContainerDirective,
  report: Reporter,
): void {
  const meant = nearest(name, DIRECTIVES.keys());
  const hint = `${didYouMean(meant, (directive) => DIRECTIVES.get(directive) ?? directive)}${ALLOWED}`;
  report.error(position?.start, `There is no directive "${colons}${name}".`, hint);
}

/** Markdown closes a block at the end of the page, or of the block around it, which silently takes what is below. */
function reportUnclosed(
  { name, position }: ContainerDirective,
  around: Parents | undefined,
  report: Reporter,
): void {
  const hint =
    around?.type === 'containerDirective'
      ? `A line ":::" ends the block around it: begin and end that one with "::::".`
      : 'Close it with a line that contains only ":::".';
  report.error(
    position?.start,
    `The block ":::${name}" is never closed, so it contains everything below it.`,
    hint,
  );
}
