import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { contentDirectory } from '../../content/files.ts';
import { element } from '../page/hast.ts';
import type { Page, RenderDirective } from '../page/page.ts';
import { Reporter } from '../page/reporter.ts';
import { figureFile, readFigure } from './directives.ts';
import { readDrawing } from './drawing.ts';

/**
 * Reads a `::diagram[…]{name="…"}`, which is shown as a figure with the drawing, named by the text. Mistakes in the
 * drawing are reported at their lines.
 */
export async function readDiagram(node: LeafDirective, page: Page): Promise<RenderDirective | undefined> {
  const figure = await readFigure(node, 'diagram', page);
  if (figure === undefined) return undefined;
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  node.children = [];
  const [svg] = figure.files;
  const ofFile = new Reporter({ file: figureFile(contentDirectory, 'diagram', figure.name) });
  const drawing = svg && readDrawing(svg, ofFile);
  page.report.include(ofFile);
  return () => element('figure', { className: ['diagram'] }, drawing ? [drawing(text)] : []);
}
