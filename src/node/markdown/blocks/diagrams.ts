import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { DIAGRAMS_FOLDER } from '../../content/files.ts';
import { element, replaceElements } from '../page/hast.ts';
import { type Page, pageOf, readDependency } from '../page/page.ts';
import { Reporter } from '../page/reporter.ts';
import {
  figureFile,
  figureName,
  figureNames,
  LINE_DIRECTIVES,
  markDirectives,
  reportUnknownAttributes,
} from './directives.ts';
import { readDrawing } from './drawing.ts';

/** For messages: the attributes of a diagram. */
const DIAGRAM_ATTRIBUTES = { owner: 'A diagram', names: ['name'], allowed: 'Allowed is name="loading".' };

/**
 * Marks each `::diagram[…]{name="…"}` for the HTML tree (`data-diagram`, `data-text`), where `rehypeDiagrams` finds it.
 * Reports and removes those that cannot be shown.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    markDirectives(tree, 'diagram', (node) => {
      const diagram = readDiagram(node, page);
      if (diagram === undefined) return undefined;
      page.diagrams.push({ name: diagram.dataDiagram, ...page.report.locate(node.position?.start) });
      node.children = [];
      return diagram;
    });
  };
}

function readDiagram(node: LeafDirective, { report }: Page) {
  const misspelt = reportUnknownAttributes(node, DIAGRAM_ATTRIBUTES, report);
  const dataText = textOf(node).replace(/\s+/g, ' ').trim();
  const isSentence = /[.!?]$/.test(dataText);
  if (!isSentence) {
    report.error(
      node.position?.start,
      dataText === '' ? 'This diagram has no text.' : 'The text of this diagram is not a sentence.',
      `Readers who do not see it get the text in its place, so say all that it shows: ${LINE_DIRECTIVES.diagram}.`,
    );
  }
  const isMisspelt = node.attributes?.['name'] === undefined && misspelt.has('name');
  const dataDiagram = isMisspelt ? undefined : figureName(node, 'diagram', report);
  return isSentence && dataDiagram !== undefined ? { dataDiagram, dataText } : undefined;
}

/**
 * Renders each diagram as a figure with the drawing, named by the text. {@link checkDiagrams} reports mistakes in
 * drawings.
 */
export function rehypeDiagrams() {
  return async (tree: HtmlRoot, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const findName = ({ properties: { dataDiagram } }: Element) => dataDiagram ?? undefined;
    await replaceElements(tree, findName, async (name, { properties: { dataText } }) => {
      const svg = await readDependency(figureFile(page.source.contentFolder, 'diagram', String(name)), page);
      const drawing = svg && readDrawing(svg, new Reporter());
      return element('figure', { className: ['diagram'] }, drawing ? [drawing(String(dataText))] : []);
    });
  };
}

/** Returns the names of all drawings of a content folder, in alphabetical order. Empty if there are none. */
export function findDiagrams(contentFolder: string): Promise<readonly string[]> {
  return figureNames(contentFolder, 'diagram');
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
    const file = figureFile(contentFolder, 'diagram', name);
    const report = new Reporter(
      new VFile({ path: `${shownFolder}/${DIAGRAMS_FOLDER}/${path.basename(file)}` }),
    );
    readDrawing(await readFile(file), report);
    return report.diagnostics();
  });
  return { names, diagnostics: (await Promise.all(checked)).flat() };
}
