import type { Root } from 'mdast';
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

/** Reports directives that do not exist, and blocks that are never closed, which silently take what is below. */
export function reportStrayDirectives(tree: Root, report: Reporter): void {
  visit(tree, (node) => {
    if (node.type !== 'leafDirective' && node.type !== 'containerDirective') return;
    const { type, name, position, data } = node;
    const isBlock = type === 'containerDirective';
    const written = `${isBlock ? ':::' : '::'}${name}`;
    if (isBlock && data?.position?.closing === undefined) {
      const message = `The block "${written}" is never closed, so it contains everything below it.`;
      const hint =
        'Close it with a line that contains only ":::". A block with another one in it begins and ends with "::::".';
      report.error(position?.start, message, hint);
    }
    if (isBlock ? isNoteKind(name) : isLineDirective(name)) return;
    const meant = nearest(name, DIRECTIVES.keys());
    const hint = `${didYouMean(meant, (directive) => DIRECTIVES.get(directive) ?? directive)}${ALLOWED}`;
    report.error(position?.start, `There is no directive "${written}".`, hint);
  });
}
