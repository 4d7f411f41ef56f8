import path from 'node:path';
import type { Element, ElementContent } from 'hast';
import { NAMES_FOLDER } from '../../content/files.ts';
import type { LinkedName } from '../page/facts.ts';
import { element } from '../page/hast.ts';
import { hashOf, type Page, readDependency } from '../page/page.ts';

/** The file of the names in demos, beside a file for each page. */
export const DEMO_NAMES = 'demos';

/** The file of the entries that inline code can name: paths by what is written. */
export const INLINE_NAMES = 'inline';

/** The documented names in the samples of a page, or of the demos. */
export interface NamesFile {
  /** The path of an entry, and its type as inferred by the compiler in a sample. */
  readonly targets: readonly (readonly [href: string, type: string])[];
  /** By {@link sampleKey}: line and column of each name, from 0, and the index of its target. */
  readonly samples: Readonly<
    Record<string, readonly (readonly [line: number, column: number, target: number])[]>
  >;
}

/** A documented name in a sample. */
export interface SampleName {
  /** From 0, in the code as written in the fence. */
  readonly line: number;
  readonly column: number;
  readonly href: string;
  readonly type: string;
}

/** Returns the key of a sample's code in the files of names. */
export function sampleKey(code: string): string {
  return hashOf(code).slice(0, 12);
}

/** Reads the documented names in the samples of a page. A sample that has changed since has none. */
export async function readSampleNames(page: Page): Promise<(code: string) => readonly SampleName[]> {
  const { slug } = page.source;
  if (slug === undefined) return () => [];
  const files = [await readNames(slug, page), await readNames(DEMO_NAMES, page)];
  return (code) => {
    const key = sampleKey(code);
    for (const { targets, samples } of files.flatMap((file) => (isNamesFile(file) ? [file] : []))) {
      const places = samples[key];
      if (places === undefined) continue;
      return places.flatMap(([line, column, target]) => {
        const [href, type] = targets[target] ?? [];
        return href === undefined || type === undefined ? [] : [{ line, column, href, type }];
      });
    }
    return [];
  };
}

/** Reads the paths of the entries that inline code can name, by the code as written. */
export async function readInlineNames(page: Page): Promise<ReadonlyMap<string, string>> {
  const file = await readNames(INLINE_NAMES, page);
  return new Map(Object.entries({ ...Object(file) }).map(([written, href]) => [written, String(href)]));
}

async function readNames(name: string, page: Page): Promise<unknown> {
  const file = path.join(page.source.contentFolder, NAMES_FOLDER, `${name}.json`);
  const text = (await readDependency(file, page))?.toString();
  return text === undefined ? undefined : JSON.parse(text);
}

function isNamesFile(value: unknown): value is NamesFile {
  const { targets, samples } = { ...Object(value) };
  return Array.isArray(targets) && typeof samples === 'object' && samples !== null;
}

const NAME = /[\w$]+/y;

/**
 * Links documented names in highlighted lines: only the first of each entry, so that a long sample does not add fifty
 * Tab stops. `sources` are the lines' numbers in the code as written, from 0; `base` is the site's base path. Returns
 * the linked names.
 */
export function linkNames(
  lines: readonly Element[],
  sources: readonly (number | undefined)[],
  names: readonly SampleName[],
  base: string,
): readonly LinkedName[] {
  const linked = new Map<string, LinkedName>();
  for (const [index, line] of lines.entries()) {
    for (const name of names.filter((one) => one.line === sources[index])) {
      if (linked.has(name.href)) continue;
      const text = linkAt(line, name.column, `${base}${name.href.slice(1)}`);
      if (text !== undefined) linked.set(name.href, { name: text, href: name.href, type: name.type });
    }
  }
  return [...linked.values()];
}

/** Copies links on names to the lines of another form of the sample. */
export function copyLinks(from: readonly Element[], to: readonly Element[]): void {
  for (const { name, href } of from.flatMap(linksIn)) {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
    const line = to.find((one) => word.test(textOf(one)));
    if (line !== undefined) linkAt(line, textOf(line).search(word), href);
  }
}

function linksIn(node: Element): readonly { readonly name: string; readonly href: string }[] {
  const { href } = node.properties;
  if (node.tagName === 'a' && typeof href === 'string') return [{ name: textOf(node), href }];
  return node.children.flatMap((child) => (child.type === 'element' ? linksIn(child) : []));
}

/** Links the name at a column. Returns the name; undefined if the line has a different text there. */
function linkAt(line: Element, column: number, href: string): string | undefined {
  let start = 0;
  for (const [index, child] of line.children.entries()) {
    const text = textOf(child);
    const end = start + text.length;
    if (column < end) {
      NAME.lastIndex = column - start;
      const name = NAME.exec(text)?.[0];
      if (name === undefined || (child.type === 'element' && child.tagName === 'a')) return undefined;
      const at = column - start;
      const link = element('a', { href }, [name]);
      const parts = [text.slice(0, at), link, text.slice(at + name.length)].filter((part) => part !== '');
      // Not in place, because the line among the changes of its file shares the list of children.
      line.children = line.children.toSpliced(
        index,
        1,
        ...(child.type === 'element'
          ? [element(child.tagName, child.properties, parts)]
          : element('span', {}, parts).children),
      );
      return name;
    }
    start = end;
  }
  return undefined;
}

/** Returns the text of highlighted code. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
