import type { Element, ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { PLAYGROUND_PATH, START_PARAMETER } from '../../../shared/playground-link.ts';
import type { EmbeddedApp } from '../page/facts.ts';
import { element } from '../page/hast.ts';
import type { Page, RenderDirective } from '../page/page.ts';
import { readMarks } from './demo-source.ts';
import { attributeOf, type Figure, figureFile, figureNames, readFigure } from './directives.ts';
import { APP_ENTRY, appAfter } from './page-app.ts';

/** The heights of a demo, as written in `height="…"`; the style sheet defines the sizes. */
const DEMO_HEIGHTS = ['small', 'medium', 'large'] as const;

/** The values of `source="…"`: the initial state of the source below a demo. By default, it is collapsed. */
const SOURCE_STATES = ['folded', 'open'] as const;

/**
 * Reads a `::demo[…]{name="…"}`.
 *
 * The stage has a fixed height, so nothing moves when a demo loads; the app fills it and names the button. Without
 * scripts, the sentence and the code remain, and controls that need scripts are hidden.
 */
export async function readDemoDirective(
  node: LeafDirective,
  page: Page,
  tree: Root,
): Promise<RenderDirective | undefined> {
  const runs = await readSubject(node, tree, page);
  const dataHeight = attributeOf(node, 'height', DEMO_HEIGHTS, page.report, 'medium');
  const state = attributeOf(node, 'source', SOURCE_STATES, page.report, 'folded');
  if (runs === undefined || dataHeight === undefined || state === undefined) return undefined;
  const load = element('button', { type: 'button', className: ['demo-button'] }, ['Load the demo']);
  if ('section' in runs) {
    page.apps.push(runs);
    const { slug } = page.source;
    const key = slug === undefined ? runs.section : `${slug}/${runs.section}`;
    const href = `/${PLAYGROUND_PATH}?${new URLSearchParams({ [START_PARAMETER]: key })}`;
    const open = element('a', { className: ['demo-link'], href }, ['Open in playground']);
    // The page itself shows the code of an app.
    return (sentence) => {
      const caption = captionOf(node, sentence);
      return demoFigure(`Demo: ${runs.section}`, { dataApp: key, dataHeight }, caption, [open, load]);
    };
  }
  const { name, files } = runs;
  page.demos.push(name);
  const buttons = [element('button', { type: 'button', dataEditCode: '' }, ['Edit code']), load];
  return (sentence) => {
    const caption = captionOf(node, sentence);
    const figure = demoFigure(`Demo: ${name}`, { dataDemo: name, dataHeight }, caption, buttons);
    const file = files[0]?.toString();
    if (file !== undefined) {
      const open = state === 'open';
      // Only readers without scripts see code that is not open. Its colours would make every document larger.
      const language = open ? 'tsx' : 'text';
      const code = readMarks(file).code.trimEnd();
      figure.children.push(foldedCode('Source', code, `title="${name}.tsx"`, { open }, language));
    }
    return figure;
  };
}

/** Returns a collapsible code block, which `rehypeCodeBlocks` highlights. */
export function foldedCode(
  summary: string,
  text: string,
  meta: string,
  properties: Element['properties'],
  language = 'tsx',
): Element {
  const code = element('code', { className: [`language-${language}`] }, [text]);
  Object.assign(code, { data: { meta } });
  return element('details', properties, [element('summary', {}, [summary]), element('pre', {}, [code])]);
}

/** Returns the sentence of a demo. `touch="…"` replaces it for readers whose device has no mouse. */
function captionOf({ attributes }: LeafDirective, sentence: readonly ElementContent[]): ElementContent[] {
  const touch = attributes?.['touch'];
  if (typeof touch !== 'string') return [...sentence];
  return [
    element('span', { className: ['with-mouse'] }, sentence),
    element('span', { className: ['by-touch'] }, [touch]),
  ];
}

/** Returns what a demo runs: a file of the folder "demos", or the app of the page as of the end of a section. */
async function readSubject(
  node: LeafDirective,
  tree: Root,
  page: Page,
): Promise<Figure | EmbeddedApp | undefined> {
  const { name, app: section } = node.attributes ?? {};
  if (typeof section !== 'string') return readFigure(node, 'demo', page);
  const files = appAfter(tree, section, page.earlier);
  if (name === undefined && files?.[APP_ENTRY] !== undefined) return { section, files };
  const message =
    name === undefined
      ? `At the end of a section "${section}", the page has not shown ${APP_ENTRY}.`
      : 'This demo has both "name" and "app".';
  const hint = `A demo has the "name" of a file, or the id of a section as its "app", which begins with a block of code with title="${APP_ENTRY}".`;
  page.report.error(node.position?.start, message, hint);
  return undefined;
}

/** Returns the figure of a demo: its sentence, its buttons, and the stage that the app fills. */
export function demoFigure(
  name: string,
  properties: Element['properties'],
  sentence: readonly ElementContent[],
  buttons: readonly Element[],
  stage: Element['properties'] = {},
): Element {
  const ariaLabel = name.replaceAll('-', ' ');
  return element('figure', { className: ['demo'], ...properties }, [
    element('figcaption', {}, sentence),
    element('div', { className: ['demo-controls', 'needs-js'] }, buttons),
    element('div', { className: ['demo-stage', 'needs-js'], role: 'region', ariaLabel, ...stage }),
  ]);
}

/** Returns the source files of all demos of a content folder by name, sorted. Empty if there are none. */
export async function findDemos(contentFolder: string): Promise<ReadonlyMap<string, string>> {
  const names = await figureNames(contentFolder, 'demo');
  return new Map(names.map((name) => [name, figureFile(contentFolder, 'demo', name)]));
}
