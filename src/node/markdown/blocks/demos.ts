import path from 'node:path';
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PLAYGROUND_PATH, START_PARAMETER } from '../../../shared/playground-link.ts';
import { DEMOS_FOLDER, namesOfFiles } from '../../content/files.ts';
import { element } from '../page/hast.ts';
import { type Page, pageOf, readDependency } from '../page/page.ts';
import { quotesHint } from '../page/reporter.ts';
import {
  DEMO_DIRECTIVE,
  isFigureName,
  reportStrayDirectives,
  reportUnknownAttributes,
} from './directives.ts';
import { APP_ENTRY, appAfter } from './page-app.ts';

/** The syntax of a demo, for messages. */
const DEMO_FORM = '::demo[What the reader sees or can try.]{name="nodes"}';

/** The heights of a demo, as written in `height="…"`; the style sheet defines the sizes. */
const DEMO_HEIGHTS = ['small', 'medium', 'large'] as const;

/** The height of a demo without the attribute. */
const DEFAULT_HEIGHT = 'medium';

/** The values of `source="…"`: the initial state of the source below a demo. By default, it is collapsed. */
const SOURCE_STATES = ['folded', 'open'] as const;

/** For messages: `"small", "medium", "large"`. */
const ALLOWED_HEIGHTS = quotedList(DEMO_HEIGHTS);

/** For messages: the attributes of a demo. */
const DEMO_ATTRIBUTES = {
  owner: 'A demo',
  names: ['name', 'app', 'height', 'source'],
  allowed: `Allowed are name="nodes", or app="step-1" in its place; height, which is one of ${ALLOWED_HEIGHTS}; and source="open".`,
};

function quotedList(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

/** Whether a word is one of those allowed. */
function isOneOf(allowed: readonly string[], word: string | null | undefined): boolean {
  return allowed.some((known) => known === word);
}

/** The demo that a directive requests. */
interface WrittenDemo {
  /** A file of the folder "demos", or the app of the page as of the end of a section. */
  readonly runs: { readonly name: string } | { readonly app: string };
  readonly height: string;
  /** Whether the source is initially expanded. */
  readonly isSourceOpen: boolean;
}

/** Reads a demo's directive and reports mistakes. Undefined if something required is missing. */
function readDemo(node: LeafDirective, { report }: Page): WrittenDemo | undefined {
  const start = node.position?.start;
  const { name, app, height = DEFAULT_HEIGHT, source = 'folded' } = node.attributes ?? {};
  const misspelt = reportUnknownAttributes(node, DEMO_ATTRIBUTES, report);
  const hasSentence = node.children.length > 0;
  if (!hasSentence) {
    report.error(
      start,
      'This demo has no sentence.',
      `Say in square brackets what the reader sees or can try: ${DEMO_FORM}.`,
    );
  }
  const isSubjectMisspelt =
    name === undefined && app === undefined && (misspelt.has('name') || misspelt.has('app'));
  const runs = isSubjectMisspelt
    ? undefined
    : readSubject(name, app, (message, hint) => report.error(start, message, hint));
  const hasHeight = isOneOf(DEMO_HEIGHTS, height);
  if (!hasHeight) {
    report.error(start, `There is no height "${height}".`, `Allowed are ${ALLOWED_HEIGHTS}.`);
  }
  const hasSource = isOneOf(SOURCE_STATES, source);
  if (!hasSource) {
    report.error(start, `The source cannot be "${source}".`, `Allowed are ${quotedList(SOURCE_STATES)}.`);
  }
  if (!hasSentence || runs === undefined || !hasHeight || !hasSource) return undefined;
  return { runs, height: height ?? '', isSourceOpen: source === 'open' };
}

function readSubject(
  name: string | null | undefined,
  app: string | null | undefined,
  report: (message: string, hint: string) => void,
): WrittenDemo['runs'] | undefined {
  if (app !== undefined && name === undefined) {
    if (isFigureName(app ?? '')) return { app: app ?? '' };
    report(
      `"${app}" is no id of a section.`,
      'Name the section after which the app is shown: `## Step 1 {#step-1}` and app="step-1".',
    );
    return undefined;
  }
  if (app !== undefined) {
    report('This demo has a name and an app.', 'It runs one of them: a file, or the code of its page.');
    return undefined;
  }
  if (isFigureName(name ?? '')) return { name: name ?? '' };
  report(
    (name ?? '') === '' ? 'This demo has no name.' : `"${name}" is no name of a demo.`,
    `${quotesHint(name)}The name is that of a file in the folder "demos", of lower-case letters, digits and hyphens, without ".tsx": name="nodes".`,
  );
  return undefined;
}

/**
 * Marks each `::demo[…]{name="…"}` for the HTML tree (`data-demo` or `data-app`, `data-height`), where `rehypeDemos`
 * finds it. Reports and removes those that cannot be shown. The check of the whole site, which knows all demos, reports
 * missing files.
 */
export function remarkDemos() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file);
    reportStrayDirectives(tree, page, { name: DEMO_DIRECTIVE, form: DEMO_FORM });
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== DEMO_DIRECTIVE || parent === undefined || index === undefined) return;
      const hProperties = propertiesOf(node, tree, page);
      if (hProperties === undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      node.data = { ...node.data, hName: 'div', hProperties };
    });
  };
}

function propertiesOf(node: LeafDirective, tree: Root, page: Page): Record<string, string> | undefined {
  const demo = readDemo(node, page);
  if (demo === undefined) return undefined;
  const { runs, height, isSourceOpen } = demo;
  if ('name' in runs) {
    page.demos.push({ name: runs.name, ...page.report.locate(node.position?.start) });
    return { dataDemo: runs.name, dataHeight: height, ...(isSourceOpen && { dataSource: 'open' }) };
  }
  return takeApp(runs.app, node, tree, page) ? { dataApp: runs.app, dataHeight: height } : undefined;
}

/** Records the app of the page as of the end of a section. Reports and returns `false` if there is none. */
function takeApp(section: string, node: LeafDirective, tree: Root, page: Page): boolean {
  const files = appAfter(tree, section);
  const complain = (message: string, hint: string) => page.report.error(node.position?.start, message, hint);
  if (files === undefined) {
    complain(`No section has the id "${section}".`, `Give it one: "## Title {#${section}}".`);
  } else if (files[APP_ENTRY] === undefined) {
    complain(
      `After the section "${section}" the page has not shown ${APP_ENTRY}.`,
      `The app begins with it: a block of code with title="${APP_ENTRY}".`,
    );
  } else {
    page.apps.push({ section, files });
    return true;
  }
  return false;
}

/**
 * Adds the markup of demos. The stage has a fixed height, so nothing moves when a demo loads; the app fills it and
 * names the button. Without scripts, the sentence and the code remain, and controls that need scripts are hidden.
 */
export function rehypeDemos() {
  return async (tree: HtmlRoot, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const found: Element[] = [];
    visit(tree, 'element', (node) => {
      const { dataDemo, dataApp } = node.properties;
      if (typeof dataDemo === 'string' || typeof dataApp === 'string') found.push(node);
    });
    for (const node of found) Object.assign(node, await figureOf(node, page));
  };
}

async function figureOf({ properties, children }: Element, page: Page): Promise<Element> {
  const { dataDemo, dataApp, dataHeight, dataSource } = properties;
  // The page itself shows the code of an app.
  if (typeof dataDemo !== 'string') {
    const section = String(dataApp);
    const { slug } = page.source;
    const key = slug === undefined ? section : `${slug}/${section}`;
    const link = playgroundLink(key, page.source.base);
    return demoFigure(section, { dataApp: key, dataHeight }, children, link);
  }
  const figure = demoFigure(dataDemo, { dataDemo, dataHeight }, children, editButton());
  figure.children.push(...(await demoSource(dataDemo, dataSource === 'open', page)));
  return figure;
}

/** The collapsible source below a demo: an ordinary code block, which `rehypeCodeBlocks` highlights. */
async function demoSource(name: string, open: boolean, page: Page): Promise<Element[]> {
  const source = await readDependency(demoFile(page.source.contentFolder, name), page);
  if (source === undefined) return [];
  const code = element('code', { className: ['language-tsx'] }, [source.toString('utf8').trimEnd()]);
  Object.assign(code, { data: { meta: `title="${name}${DEMO_ENDING}"` } });
  return [element('details', { open }, [element('summary', {}, ['Source']), element('pre', {}, [code])])];
}

function demoFigure(
  name: string,
  data: Element['properties'],
  sentence: readonly ElementContent[],
  change: Element,
): Element {
  const label = `Demo: ${name.replaceAll('-', ' ')}`;
  return element('figure', { className: ['demo'], ...data }, [
    element('figcaption', {}, sentence),
    change,
    element('button', { type: 'button', className: ['demo-button', 'needs-js'] }, ['Load the demo']),
    element('div', { className: ['demo-stage', 'needs-js'], role: 'region', ariaLabel: label }),
  ]);
}

/** The button that opens the source of a demo in an editor. */
function editButton(): Element {
  return element('button', { type: 'button', className: ['needs-js'], dataEditCode: '' }, ['Edit code']);
}

/** The link that opens the files of an app in the playground. */
function playgroundLink(key: string, base: string): Element {
  const href = `${base}${PLAYGROUND_PATH}?${new URLSearchParams({ [START_PARAMETER]: key })}`;
  return element('a', { className: ['demo-link', 'needs-js'], href }, ['Open in playground']);
}

const DEMO_ENDING = '.tsx';

/** The source file of a demo. */
function demoFile(contentFolder: string, name: string): string {
  return path.join(contentFolder, DEMOS_FOLDER, `${name}${DEMO_ENDING}`);
}

/** Returns the source files of all demos of a content folder by name, sorted. Empty if there are none. */
export async function findDemos(contentFolder: string): Promise<ReadonlyMap<string, string>> {
  const names = await namesOfFiles(contentFolder, DEMOS_FOLDER, DEMO_ENDING);
  return new Map(names.map((name) => [name, demoFile(contentFolder, name)]));
}
