import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isFigureName } from '../figure-name.ts';
import type { Page } from '../page.ts';
import { reportStrayDirectives } from '../stray-directives.ts';
import { DIAGRAM_DIRECTIVE, DIAGRAM_FORM } from './diagram-syntax.ts';

/**
 * Marks each `::diagram[…]{name="…"}` for the HTML tree (`data-diagram`, `data-text`), where `finishDiagrams` finds it.
 * One that cannot be shown is reported and taken out. Its file is looked up when the site is put together, so that a
 * cached page gets the drawing as it is now.
 */
export function markDiagrams(tree: Root, page: Page): void {
  reportStrayDirectives(tree, page, { name: DIAGRAM_DIRECTIVE, form: DIAGRAM_FORM });
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== DIAGRAM_DIRECTIVE || parent === undefined || index === undefined) return;
    const diagram = readDiagram(node, page);
    if (diagram === undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    page.diagrams.push({ name: diagram.name, ...page.report.locate(node.position?.start) });
    node.children = [];
    node.data = {
      ...node.data,
      hName: 'div',
      hProperties: { dataDiagram: diagram.name, dataText: diagram.text },
    };
  });
}

function readDiagram(
  node: LeafDirective,
  { report }: Page,
): { readonly name: string; readonly text: string } | undefined {
  const start = node.position?.start;
  const { name, ...unknown } = node.attributes ?? {};
  for (const attribute of Object.keys(unknown)) {
    report.error(start, `A diagram has no attribute "${attribute}".`, 'Allowed is name="loading".');
  }
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  const isSentence = /[.!?]$/.test(text);
  if (!isSentence) {
    report.error(
      start,
      text === '' ? 'This diagram has no text.' : 'The text of this diagram is no sentence.',
      `Readers who do not see it get the text in its place, so say all that it shows: ${DIAGRAM_FORM}.`,
    );
  }
  const isNamed = isFigureName(name ?? '');
  if (!isNamed) {
    report.error(
      start,
      (name ?? '') === '' ? 'This diagram has no name.' : `"${name}" is no name of a diagram.`,
      'The name is that of a file in the folder "diagrams", of lower-case letters, digits and hyphens, without ".svg": name="loading".',
    );
  }
  return isSentence && isNamed ? { name: name ?? '', text } : undefined;
}
