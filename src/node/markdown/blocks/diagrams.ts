import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { DIAGRAMS_FOLDER } from '../../content/files.ts';
import { element } from '../page/hast.ts';
import { type Page, type RenderDirective, readDependency } from '../page/page.ts';
import { Reporter } from '../page/reporter.ts';
import { figureFile, figureNames, LINE_DIRECTIVES, onlyFigureName } from './directives.ts';
import { readDrawing } from './drawing.ts';

/**
 * Reads a `::diagram[…]{name="…"}`. It is shown as a figure with the drawing, named by the text; {@link checkDiagrams}
 * reports mistakes in drawings.
 */
export function readDiagram(node: LeafDirective, page: Page): RenderDirective | undefined {
  const { report, source, diagrams } = page;
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  const isSentence = /[.!?]$/.test(text);
  if (!isSentence) {
    report.error(
      node.position?.start,
      text === '' ? 'This diagram has no text.' : 'The text of this diagram is not a sentence.',
      `Readers who do not see it get the text in its place, so say all that it shows: ${LINE_DIRECTIVES.diagram}.`,
    );
  }
  const name = onlyFigureName(node, 'diagram', report);
  if (!isSentence || name === undefined) return undefined;
  diagrams.push({ name, ...report.locate(node.position?.start) });
  node.children = [];
  return async () => {
    const svg = await readDependency(figureFile(source.contentFolder, 'diagram', name), page);
    const drawing = svg && readDrawing(svg, new Reporter());
    return element('figure', { className: ['diagram'] }, drawing ? [drawing(text)] : []);
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
