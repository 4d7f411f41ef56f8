import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../html/element.ts';

const PLACE = /<div data-diagram="([a-z0-9-]+)" data-text="([^"]*)"><\/div>/g;

/**
 * Gives the diagrams their figures, with a place for the drawing. The drawing itself is put in when the site is put
 * together: a compiled page is cached by its own text.
 */
export function finishDiagrams(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { dataDiagram, dataText } = node.properties;
    if (typeof dataDiagram !== 'string') return;
    const place = element('div', { dataDiagram, dataText });
    Object.assign(node, element('figure', { className: ['diagram'] }, [place]));
    return SKIP;
  });
}

/**
 * A compiled page with its drawings. `drawingOf` gives the SVG of a name as HTML; it gets the drawing's name for screen
 * readers as the value of an attribute, already escaped.
 */
export function placeDiagrams(
  html: string,
  drawingOf: (name: string, escapedText: string) => string | undefined,
): string {
  return html.replace(PLACE, (place, name: string, text: string) => drawingOf(name, text) ?? place);
}
