import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { classifyUrl } from '../../shared/safe-url.ts';
import { INCLUDES_FOLDER, namesOfFiles } from '../content/files.ts';
import { didYouMean, nearest } from '../content/nearest.ts';
import {
  INCLUDE_DIRECTIVE,
  isFigureName,
  literalDirectives,
  quotesHint,
  reportLikelyNotes,
  reportStrayDirectives,
  reportUnclosedBlocks,
} from './directives.ts';
import { reportForeignNotation } from './foreign-notation.ts';
import { isPagePath } from './links.ts';
import {
  normaliseText,
  type Page,
  type Point,
  pageOf,
  pointAfter,
  type Reporter,
  readDependency,
} from './page.ts';
import { parseMarkdown } from './parse.ts';

// `::include{name="install" manager="npm"}` is replaced by the blocks of `content/includes/install.md`, in which
// `{{manager}}` is the value of the attribute, and `{{@craftjs/core}}` the version of that package in `package.json`.
// Every reader of a page expands its tree: the compilation, the markdown export, the checks of samples.

/** The syntax of an inclusion, for messages. */
const INCLUDE_FORM = '::include{name="install"}';

/** A variable in a fragment. JSX may contain double braces, but formatters put spaces into them. */
export const VARIABLE = /\{\{([\w@/.-]+)\}\}/g;

/** The sources of fragments. */
export interface Fragments {
  /** The markdown of the fragments by their names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The versions of the packages of `package.json`. */
  readonly versions: ReadonlyMap<string, string>;
}

interface IncludeOptions extends Fragments {
  readonly report: Reporter;
  /** The path of the fragments' folder relative to that of the page, from which images and pages are resolved. */
  readonly folder: string;
}

/** A fragment that is being included, for those in it. */
interface Inclusion {
  /** The names of the fragments around the content, from the outermost. */
  readonly within: readonly string[];
  /** The position of the page's directive, at which messages about the fragment are reported. */
  readonly start: Point | undefined;
}

/** Replaces the `::include` directives of a page. Reports and removes those that cannot be shown. */
export function remarkIncludes() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
    reportStrayDirectives(tree, page, { name: INCLUDE_DIRECTIVE, form: INCLUDE_FORM });
    reportVariables(tree, page);
    if (!hasInclude(tree)) return;
    const { contentFolder, directory } = page.source;
    const fragments = await readFragments(tree, page);
    const folder = fragmentsFolder(directory, contentFolder);
    expandIncludes(tree, { ...fragments, folder, report: page.report });
  };
}

/** Reports variables in the text of the page itself, where they are not replaced. Code may contain double braces. */
function reportVariables(tree: Root, { report }: Page): void {
  visit(tree, 'text', ({ value, position }) => {
    for (const { 0: variable, index } of value.matchAll(VARIABLE)) {
      report.warning(
        position && pointAfter(position.start, value.slice(0, index)),
        `"${variable}" is a variable, which only fragments have, so readers see it as it is written.`,
        'Write the value, or move the paragraph to a file in the folder "includes". If it is meant as text, put it in backticks.',
      );
    }
  });
}

/** Returns the path of the fragments' folder relative to that of a page, in the form of a URL. */
export function fragmentsFolder(directory: string, contentFolder: string): string {
  return path.relative(directory, path.join(contentFolder, INCLUDES_FOLDER)).replaceAll('\\', '/');
}

/** Replaces the `::include` directives of a tree with the blocks of their fragments. */
export function expandIncludes(tree: Root, options: IncludeOptions, inclusion?: Inclusion): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== INCLUDE_DIRECTIVE || parent === undefined || index === undefined) return;
    const start = inclusion?.start ?? node.position?.start;
    const blocks = includedBlocks(node, options, { within: inclusion?.within ?? [], start });
    parent.children.splice(index, 1, ...blocks);
    return [SKIP, index + blocks.length];
  });
}

function includedBlocks(
  node: LeafDirective,
  options: IncludeOptions,
  { within, start }: Inclusion,
): RootContent[] {
  const { report } = options;
  const name = readName(node, report, start);
  if (name === undefined) return [];
  if (within.includes(name)) {
    const circle = [...within.slice(within.indexOf(name)), name].join(' → ');
    report.error(
      start,
      `The fragment "${name}" includes itself: ${circle}.`,
      'Remove one of these includes.',
    );
    return [];
  }
  // The check of the whole site, which knows all fragments, reports a missing file.
  const text = options.texts.get(name);
  if (text === undefined) return [];
  if (/^---\s*$/m.exec(text)?.index === 0) {
    report.error(
      start,
      `The fragment "${name}" has front matter.`,
      'It is a part of pages: leave only its text.',
    );
    return [];
  }
  const tree = parseMarkdown(text);
  const atDirective = report.pinnedTo(report.locate(start));
  reportUnclosedBlocks(tree, text, atDirective);
  reportForeignNotation(tree, text, atDirective);
  reportLikelyNotes(tree, atDirective);
  literalDirectives(tree, text);
  replaceVariables(tree, node, name, options, start);
  visit(tree, (part) => {
    moveFile(part, options.folder);
    // The lines of the fragment are not lines of the page.
    if (node.position !== undefined) part.position = node.position;
  });
  expandIncludes(tree, options, { within: [...within, name], start });
  return tree.children;
}

/** Returns the name of the fragment that a directive includes; undefined for a malformed one, which is reported. */
function readName(node: LeafDirective, report: Reporter, start: Point | undefined): string | undefined {
  const name = node.attributes?.['name'] ?? '';
  if (node.children.length > 0) {
    report.error(start, 'An include has no text in brackets.', `Write ${INCLUDE_FORM}.`);
  }
  if (isFigureName(name)) return name;
  report.error(
    start,
    name === '' ? 'This include has no name.' : `"${name}" is no name of a fragment.`,
    `${quotesHint(name)}The name is that of a file in the folder "includes", of lower-case letters, digits and hyphens, without ".md": name="install".`,
  );
  return undefined;
}

/** Replaces variables with their values in text, code, addresses, and the attributes of directives. */
function replaceVariables(
  tree: Root,
  { attributes }: LeafDirective,
  fragment: string,
  { versions, report }: IncludeOptions,
  start: Point | undefined,
): void {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (key !== 'name') values.set(key, value ?? '');
  }
  const used = new Set<string>();
  const replaced = (text: string) =>
    text.replace(VARIABLE, (written, variable: string) => {
      used.add(variable);
      const value = values.get(variable) ?? versions.get(variable);
      if (value === undefined) {
        const meant = nearest(variable, [...values.keys(), ...versions.keys()]);
        report.error(
          start,
          `The fragment "${fragment}" has the variable "{{${variable}}}", which has no value here.`,
          `${didYouMean(meant, (name) => `{{${name}}}`)}Give it one (::include{name="${fragment}" ${variable}="…"}), or write the name of a package of package.json.`,
        );
      }
      return value ?? written;
    });
  visit(tree, (node) => replaceIn(node, replaced));
  for (const name of values.keys()) {
    if (used.has(name)) continue;
    report.error(
      start,
      `The fragment "${fragment}" has no variable "{{${name}}}".`,
      `Remove ${name}="…", or write {{${name}}} in the fragment.`,
    );
  }
}

function replaceIn(node: Nodes, replaced: (text: string) => string): void {
  if ('value' in node) node.value = replaced(node.value);
  if ('url' in node) node.url = replaced(node.url);
  if (node.type === 'image' && node.alt) node.alt = replaced(node.alt);
  if (node.type === 'code' && node.meta) node.meta = replaced(node.meta);
  if (node.type === 'leafDirective' || node.type === 'containerDirective') {
    for (const [key, value] of Object.entries(node.attributes ?? {})) {
      if (value && node.attributes) node.attributes[key] = replaced(value);
    }
  }
}

/** Resolves the relative path of an image or of a link to a page against the folder of the fragments. */
function moveFile(node: Nodes, folder: string): void {
  if (node.type !== 'image' && node.type !== 'definition' && node.type !== 'link') return;
  if (node.type === 'link' && !isPagePath(node.url)) return;
  if (classifyUrl(node.url).kind === 'relative') node.url = path.posix.join(folder, node.url);
}

function hasInclude(tree: Root): boolean {
  let found = false;
  visit(tree, 'leafDirective', ({ name }) => {
    found ||= name === INCLUDE_DIRECTIVE;
  });
  return found;
}

/**
 * Reads the fragments of a page, including nested ones. Records the names with the position of the page's own
 * directive.
 */
async function readFragments(tree: Root, page: Page): Promise<Fragments> {
  const { contentFolder } = page.source;
  const texts = new Map<string, string>();
  const read = async (part: Root, start?: Point): Promise<void> => {
    for (const { name, position } of namedFragments(part)) {
      const place = start ?? position;
      page.includes.push({ name, ...page.report.locate(place) });
      if (texts.has(name)) continue;
      const bytes = await readDependency(path.join(contentFolder, INCLUDES_FOLDER, `${name}.md`), page);
      if (bytes === undefined) continue;
      const text = normaliseText(bytes.toString('utf8'));
      texts.set(name, text);
      await read(parseMarkdown(text), place);
    }
  };
  await read(tree);
  const manifest = await readDependency(path.join(projectRootOf(page), 'package.json'), page);
  return { texts, versions: packageVersions(manifest?.toString('utf8')) };
}

function namedFragments(
  tree: Root,
): readonly { readonly name: string; readonly position: Point | undefined }[] {
  const found: { name: string; position: Point | undefined }[] = [];
  visit(tree, 'leafDirective', ({ name, attributes, position }) => {
    const fragment = attributes?.['name'] ?? '';
    if (name === INCLUDE_DIRECTIVE && isFigureName(fragment)) {
      found.push({ name: fragment, position: position?.start });
    }
  });
  return found;
}

/** Returns the names of all fragments of a content folder, in alphabetical order. Empty if there are none. */
export function findFragments(contentFolder: string): Promise<readonly string[]> {
  return namesOfFiles(path.join(contentFolder, INCLUDES_FOLDER), '.md');
}

/** Reads all fragments of the content folder, for callers that read pages without compiling them. */
export async function loadFragments(projectRoot: string, contentFolder: string): Promise<Fragments> {
  const file = (name: string) => path.join(contentFolder, INCLUDES_FOLDER, `${name}.md`);
  const read = (name: string) => readFile(file(name), 'utf8').then(normaliseText);
  const names = await findFragments(contentFolder);
  const manifest = await readFile(path.join(projectRoot, 'package.json'), 'utf8').catch(() => undefined);
  return {
    texts: new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const))),
    versions: packageVersions(manifest),
  };
}

/** Returns the project's root, which follows from the page's path in messages. */
function projectRootOf({ source }: Page): string {
  return path.resolve(source.directory, path.relative(path.dirname(source.file), '.'));
}

/** Returns the versions of the packages in a `package.json`; empty if it cannot be parsed. */
function packageVersions(manifest = '{}'): ReadonlyMap<string, string> {
  const { dependencies, devDependencies }: Partial<Record<string, unknown>> = {
    ...Object(parseJson(manifest)),
  };
  const packages = Object.entries({ ...Object(dependencies), ...Object(devDependencies) });
  return new Map(packages.map(([name, version]) => [name, String(version)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
