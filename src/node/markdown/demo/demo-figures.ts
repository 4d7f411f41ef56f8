import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../html/element.ts';
import { demoSourcePlace } from './demo-source.ts';

/**
 * Gives the demos their markup. The stage keeps its height whatever comes into it, so nothing moves when a demo
 * arrives; the app fills it and names the button. Without scripts the sentence and the code stand in, and what needs
 * one is not shown.
 */
export function finishDemos(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { dataDemo: name, dataApp: app, dataHeight } = node.properties;
    if (typeof name === 'string') {
      const figure = demoFigure(name, { dataDemo: name, dataHeight }, node.children);
      Object.assign(node, { ...figure, children: [...figure.children, demoSourcePlace(name)] });
    } else if (typeof app === 'string') {
      // Its code is what the page has shown.
      Object.assign(node, demoFigure(app, { dataApp: app, dataHeight }, node.children));
    } else return;
    return SKIP;
  });
}

function demoFigure(name: string, data: Element['properties'], sentence: readonly ElementContent[]): Element {
  const label = `Demo: ${name.replaceAll('-', ' ')}`;
  return element('figure', { className: ['demo'], ...data }, [
    element('figcaption', {}, sentence),
    element('button', { type: 'button', className: ['needs-js'] }, ['Load the demo']),
    element('div', { className: ['demo-stage', 'needs-js'], role: 'region', ariaLabel: label }),
  ]);
}
