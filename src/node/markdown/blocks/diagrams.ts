import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { contentDirectory } from '../../content/files.ts';
import { element } from '../page/hast.ts';
import type { Page, RenderDirective } from '../page/page.ts';
import { Reporter } from '../page/reporter.ts';
import { figureFile, LINE_DIRECTIVES, readFigure } from './directives.ts';
import { readDrawing } from './drawing.ts';

/**
 * Reads a `::diagram[…]{name="…"}`, which is shown as a figure with the drawing, named by the text. Mistakes in the
 * drawing are reported at their lines.
 */
export async function readDiagram(node: LeafDirective, page: Page): Promise<RenderDirective | undefined> {
  const { report } = page;
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  const isSentence = /[.!?]$/.test(text);
  if (!isSentence) {
    const message = text === '' ? 'This diagram has no text.' : 'The text of this diagram is not a sentence.';
    const hint = `Readers who do not see it get the text in its place, so say all that it shows: ${LINE_DIRECTIVES.diagram}.`;
    report.error(node.position?.start, message, hint);
  }
  const figure = await readFigure(node, 'diagram', page);
  if (!isSentence || figure === undefined) return undefined;
  node.children = [];
  const [svg] = figure.files;
  const ofFile = new Reporter(figureFile(contentDirectory, 'diagram', figure.name));
  const drawing = svg && readDrawing(svg, ofFile);
  report.include(ofFile);
  return () => element('figure', { className: ['diagram'] }, drawing ? [drawing(text)] : []);
}
