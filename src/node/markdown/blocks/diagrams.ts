import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { DIAGRAMS_FOLDER, namesOfFiles } from '../../content/files.ts';
import { element } from '../page/hast.ts';
import { type Page, pageOf, readDependency } from '../page/page.ts';
import { quotesHint, Reporter } from '../page/reporter.ts';
import {
  DIAGRAM_DIRECTIVE,
  isFigureName,
  reportStrayDirectives,
  reportUnknownAttributes,
} from './directives.ts';
import { readDrawing } from './drawing.ts';

/** The syntax of a diagram, for messages. */
const DIAGRAM_FORM = '::diagram[What it shows, in a sentence.]{name="loading"}';

/** For messages: the attributes of a diagram. */
const DIAGRAM_ATTRIBUTES = { owner: 'A diagram', names: ['name'], allowed: 'Allowed is name="loading".' };

/**
 * Marks each `::diagram[…]{name="…"}` for the HTML tree (`data-diagram`, `data-text`), where `rehypeDiagrams` finds it.
 * Reports and removes those that cannot be shown.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
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
  };
}

function readDiagram(
  node: LeafDirective,
  { report }: Page,
): { readonly name: string; readonly text: string } | undefined {
  const start = node.position?.start;
  const { name } = node.attributes ?? {};
  const misspelt = reportUnknownAttributes(node, DIAGRAM_ATTRIBUTES, report);
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
  if (!isNamed && (name !== undefined || !misspelt.has('name'))) {
    report.error(
      start,
      (name ?? '') === '' ? 'This diagram has no name.' : `"${name}" is no name of a diagram.`,
      `${quotesHint(name)}The name is that of a file in the folder "diagrams", of lower-case letters, digits and hyphens, without ".svg": name="loading".`,
    );
  }
  return isSentence && isNamed ? { name: name ?? '', text } : undefined;
}

/**
 * Renders each diagram as a figure with the drawing, named by the text. {@link checkDiagrams} reports mistakes in
 * drawings.
 */
export function rehypeDiagrams() {
  return async (tree: HtmlRoot, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const found: Element[] = [];
    visit(tree, 'element', (node) => {
      if (typeof node.properties['dataDiagram'] === 'string') found.push(node);
    });
    for (const node of found) {
      const { dataDiagram, dataText } = node.properties;
      const svg = await readDependency(diagramFile(page.source.contentFolder, String(dataDiagram)), page);
      const drawing = svg && readDrawing(svg, new Reporter());
      const children = drawing === undefined ? [] : [drawing(String(dataText))];
      Object.assign(node, element('figure', { className: ['diagram'] }, children));
    }
  };
}

const DIAGRAM_ENDING = '.svg';

function diagramFile(contentFolder: string, name: string): string {
  return path.join(contentFolder, DIAGRAMS_FOLDER, `${name}${DIAGRAM_ENDING}`);
}

/** Returns the names of all drawings of a content folder, in alphabetical order. Empty if there are none. */
export function findDiagrams(contentFolder: string): Promise<readonly string[]> {
  return namesOfFiles(contentFolder, DIAGRAMS_FOLDER, DIAGRAM_ENDING);
}

/** The names of all drawings of a content folder and their mistakes, whether a page shows them or not. */
interface CheckedDiagrams {
  readonly names: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the drawings of a content folder; `shownFolder` is its path in messages. The folder need not exist. */
export async function checkDiagrams(contentFolder: string, shownFolder: string): Promise<CheckedDiagrams> {
  const names = await findDiagrams(contentFolder);
  const checked = names.map(async (name) => {
    const file = new VFile({ path: `${shownFolder}/${DIAGRAMS_FOLDER}/${name}${DIAGRAM_ENDING}` });
    const report = new Reporter(file);
    readDrawing(await readFile(diagramFile(contentFolder, name)), report);
    return report.diagnostics();
  });
  return { names, diagnostics: (await Promise.all(checked)).flat() };
}
