import path from 'node:path';
import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  CHALLENGES_FOLDER,
  contentDirectory,
  DEMOS_FOLDER,
  DIAGRAMS_FOLDER,
  namesOfFiles,
} from '../../content/files.ts';
import { didYouMean, nearest } from '../../content/nearest.ts';
import { type Page, pageOf, type RenderDirective, readDependency } from '../page/page.ts';
import type { Reporter } from '../page/reporter.ts';

/** The directives that are written on a line of their own, with the syntax of each for messages. */
export const LINE_DIRECTIVES = {
  demo: '::demo[What the reader sees or can try.]{name="nodes"}',
  challenge: '::challenge[What the reader should do.]{name="three-tasks"}',
  diagram: '::diagram[What it shows, in a sentence.]{name="loading"}',
  troubleshooting: '::troubleshooting{show="messages"}',
  changelog: '::changelog{of="library"}',
} as const;

/** The name of a directive on a line of its own. */
export type LineDirective = keyof typeof LINE_DIRECTIVES;

const ATTRIBUTES: Readonly<Record<LineDirective, readonly string[]>> = {
  demo: ['name', 'app', 'height', 'source', 'touch'],
  challenge: ['name'],
  diagram: ['name'],
  troubleshooting: ['show'],
  changelog: ['of'],
};

/** Whether a directive's name is one of ours. */
export function isLineDirective(name: string): name is LineDirective {
  return Object.hasOwn(LINE_DIRECTIVES, name);
}

/** Reads a directive, reports mistakes, and returns what renders it; undefined for one that cannot be shown. */
type ReadDirective = (
  node: LeafDirective,
  page: Page,
  tree: Root,
) => RenderDirective | undefined | Promise<RenderDirective | undefined>;

/** Reads the directives with these readers, and removes those that cannot be shown. */
export function remarkDirectives(readers: Readonly<Record<LineDirective, ReadDirective>>) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const found: { readonly node: LeafDirective; readonly parent: Parents }[] = [];
    visit(tree, 'leafDirective', (node, _, parent) => {
      if (parent !== undefined) found.push({ node, parent });
    });
    for (const { node, parent } of found) {
      const { name, attributes, position } = node;
      if (!isLineDirective(name)) continue;
      const row = name === 'troubleshooting' ? 'problem tables' : name;
      const forRow = pageOf(file, row);
      const allowed = ATTRIBUTES[name];
      for (const attribute of Object.keys(attributes ?? {}).filter((one) => !allowed.includes(one))) {
        const hint = `${didYouMean(nearest(attribute, allowed))}Allowed: ${allowed.join(', ')}.`;
        forRow.report.error(position?.start, `"::${name}" has no attribute "${attribute}".`, hint);
      }
      if (name in FIGURES && node.children.length === 0) {
        const hint = `Write it in square brackets: ${LINE_DIRECTIVES[name]}.`;
        forRow.report.error(position?.start, `This ${name} has no text.`, hint);
      }
      const render = await readers[name](node, forRow, tree);
      const siblings: Nodes[] = parent.children;
      if (render === undefined) siblings.splice(siblings.indexOf(node), 1);
      else renderLater(node, render, page);
    }
  };
}

/**
 * Registers what renders a directive in {@link rehypeDirectives}, after the sanitiser: until then it is a placeholder around its
 * compiled children, and its markup cannot be imitated.
 */
export function renderLater(
  node: LeafDirective | ContainerDirective,
  render: RenderDirective,
  { directives }: Page,
): void {
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: { dataDirective: directives.push(render) - 1 },
  };
}

/** Renders the directives. */
export function rehypeDirectives() {
  return (tree: HtmlRoot, file: VFile): void => {
    const { directives } = pageOf(file);
    visit(tree, 'element', (node) => {
      const render = directives[Number(node.properties['dataDirective'])];
      if (render !== undefined) Object.assign(node, render(node.children));
    });
  };
}

/** Returns the value of an attribute of a directive. Undefined for one that is not allowed, which is reported. */
export function attributeOf<T extends string>(
  node: LeafDirective,
  name: string,
  allowed: readonly T[],
  report: Reporter,
  byDefault?: T,
): T | undefined {
  const written = node.attributes?.[name] ?? byDefault;
  const value = allowed.find((one) => one === written);
  if (value === undefined) {
    const forms = allowed.map((one) => `${name}="${one}"`).join(', ');
    report.error(node.position?.start, `"${name}" is missing or invalid.`, `Allowed: ${forms}.`);
  }
  return value;
}

/** The files that directives show: their folder and their endings. */
const FIGURES = {
  demo: { folder: DEMOS_FOLDER, endings: ['.tsx'] },
  /** The code to start from, its solution, and what checks the reader's code. */
  challenge: { folder: CHALLENGES_FOLDER, endings: ['.tsx', '.solution.tsx', '.check.ts'] },
  diagram: { folder: DIAGRAMS_FOLDER, endings: ['.svg'] },
} as const;

type FigureKind = keyof typeof FIGURES;

/** What a directive shows. */
export interface Figure {
  readonly name: string;
  /** Its files; undefined for a missing one. */
  readonly files: readonly (Buffer | undefined)[];
}

/** Reads the files that a directive shows, and reports missing ones. Undefined without a valid name, which is reported. */
export async function readFigure(
  { attributes, position }: LeafDirective,
  kind: FigureKind,
  page: Page,
): Promise<Figure | undefined> {
  const { folder, endings } = FIGURES[kind];
  const { contentFolder } = page.source;
  const name = attributes?.['name'] ?? '';
  const hint = `The name is that of a file in the folder "${folder}", of lower-case letters, digits and hyphens, without "${endings[0]}", in straight quotes.`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    page.report.error(position?.start, `The name of this ${kind} is missing or invalid.`, hint);
    return undefined;
  }
  const paths = endings.map((ending) => path.join(folder, `${name}${ending}`));
  const files = await Promise.all(paths.map((file) => readDependency(path.join(contentFolder, file), page)));
  const missing = paths.filter((_, index) => files[index] === undefined);
  if (missing.length > 0) {
    const others = (await figureNames(contentFolder, kind)).filter((other) => other !== name);
    const written = missing.map((file) => `${contentDirectory}/${file}`).join(', ');
    const meant = didYouMean(nearest(name, others));
    page.report.error(position?.start, `There is no ${written}.`, `${meant}${hint}`);
  }
  return { name, files };
}

/** Returns the first file that a directive shows. */
export function figureFile(contentFolder: string, kind: FigureKind, name: string): string {
  const { folder, endings } = FIGURES[kind];
  return path.join(contentFolder, folder, `${name}${endings[0]}`);
}

/** Returns the names of all such files of a content folder, sorted. Empty if there are none. */
export function figureNames(contentFolder: string, kind: FigureKind): Promise<readonly string[]> {
  return namesOfFiles(contentFolder, FIGURES[kind].folder, FIGURES[kind].endings[0]);
}
