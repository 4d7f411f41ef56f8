import type { Element } from 'hast';
import { codeFigure } from '../code/code-figure.ts';
import { highlightLines } from '../code/highlight-lines.ts';
import { element } from '../html/element.ts';
import { stringifyHtml } from '../html/stringify-html.ts';

const PLACE = /<div data-demo-source="([a-z0-9-]+)"><\/div>/g;

/**
 * Where the source of a demo belongs in a compiled page. The source itself is put in when the site is put together: a
 * compiled page is cached by its own text, and would keep the source that the demo once had.
 */
export function demoSourcePlace(name: string): Element {
  return element('div', { dataDemoSource: name });
}

/** The names of the demos whose sources belong in a compiled page. */
export function demoSourceNames(html: string): readonly string[] {
  return [...html.matchAll(PLACE)].map(([, name = '']) => name);
}

/** A compiled page with the sources of its demos, which `sourceOf` gives by name as HTML. */
export function placeDemoSources(html: string, sourceOf: (name: string) => string | undefined): string {
  return html.replace(PLACE, (place, name: string) => sourceOf(name) ?? place);
}

/** The source of a demo as it is shown: highlighted like other code, and folded up below the demo. */
export async function renderDemoSource(file: string, code: string): Promise<string> {
  const lines = await highlightLines(code.trimEnd().split('\n'), 'tsx');
  const figure = codeFigure(lines, [], 'tsx', {
    title: file,
    showLineNumbers: false,
    highlighted: new Set(),
  });
  const details = element('details', {}, [element('summary', {}, ['Source']), figure]);
  return stringifyHtml({ type: 'root', children: [details] });
}
