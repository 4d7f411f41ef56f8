import path from 'node:path';
import type { ElementContent } from 'hast';
import { fieldsOf } from '../../../shared/fields-of.ts';
import { NAMES_FOLDER } from '../../content/files.ts';
import { pathOf, type SitePlace } from '../../content/routes.ts';
import type { LinkedName } from '../page/facts.ts';
import { element, readableText } from '../page/hast.ts';
import { hashOf, type Page, readDependency } from '../page/page.ts';
import type { Line } from './line.ts';

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
  const files = [await readNames(slug, page), await readNames(DEMO_NAMES, page)].filter(isNamesFile);
  return (code) => {
    const key = sampleKey(code);
    const file = files.find(({ samples }) => samples[key] !== undefined);
    return (file?.samples[key] ?? []).flatMap(([line, column, target]) => {
      const [href, type] = file?.targets[target] ?? [];
      return href === undefined || type === undefined
        ? []
        : [{ line, column, href: inVersion(href, page), type }];
    });
  };
}

/** Reads the paths of the entries that inline code can name, by the code as written. */
export async function readInlineNames(page: Page): Promise<ReadonlyMap<string, string>> {
  const file = await readNames(INLINE_NAMES, page);
  return new Map(
    Object.entries(fieldsOf(file)).map(([written, href]) => [written, inVersion(String(href), page)]),
  );
}

/** Returns the address of an entry in the version of the documentation that a page belongs to. */
function inVersion(href: string, { source: { version } }: Page): string {
  return version === undefined ? href : href.replace(/^\/docs(?=\/)/, `$&/${version}`);
}

async function readNames(name: string, page: Page): Promise<unknown> {
  const file = path.join(page.source.contentFolder, NAMES_FOLDER, `${name}.json`);
  const text = (await readDependency(file, page))?.toString();
  return text === undefined ? undefined : JSON.parse(text);
}

function isNamesFile(value: unknown): value is NamesFile {
  const { targets, samples } = fieldsOf(value);
  return Array.isArray(targets) && typeof samples === 'object' && samples !== null;
}

/**
 * Links documented names in the lines of a sample: only the first of each entry, so that a long sample does not add fifty
 * Tab stops.
 */
export function linkNames(lines: readonly Line[], names: readonly SampleName[], place: SitePlace) {
  const linked = new Map<string, LinkedName>();
  const result = lines.map((line) => {
    const ofLine = names.filter((name) => name.line === line.number);
    return ofLine.reduce((current, { column, href, type }) => {
      const link = linked.has(href) ? undefined : linkAt(current, column, pathOf(href, place));
      if (link === undefined) return current;
      linked.set(href, { name: link.name, href, type });
      return link.line;
    }, line);
  });
  return { lines: result, linked: [...linked.values()] };
}

/** Returns the lines of another form of a sample with the links of these lines, if possible in lines of the same marks. */
export function copyLinks(from: readonly Line[], to: readonly Line[]): readonly Line[] {
  const links = from.flatMap(({ content, mark }) =>
    content.flatMap(linksIn).map((link) => ({ ...link, mark })),
  );
  return links.reduce((lines, { name, href, mark }) => {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
    const found = lines.filter(({ text }) => word.test(text));
    const line = found.find((one) => one.mark === mark) ?? found[0];
    const link = line && linkAt(line, line.text.search(word), href);
    return link === undefined ? lines : lines.map((one) => (one === line ? link.line : one));
  }, to);
}

function linksIn(node: ElementContent): readonly { readonly name: string; readonly href: string }[] {
  if (node.type !== 'element') return [];
  const { href } = node.properties;
  if (node.tagName === 'a' && typeof href === 'string') return [{ name: readableText(node), href }];
  return node.children.flatMap(linksIn);
}

const NAME = /[\w$]+/y;

/** Links the name at a column of a line. Undefined if the line has a different text there. */
function linkAt(line: Line, column: number, href: string) {
  let start = 0;
  for (const [index, child] of line.content.entries()) {
    const text = readableText(child);
    const at = column - start;
    start += text.length;
    if (column >= start) continue;
    NAME.lastIndex = at;
    const name = NAME.exec(text)?.[0];
    if (name === undefined || (child.type === 'element' && child.tagName === 'a')) return undefined;
    const parts = [text.slice(0, at), element('a', { href }, [name]), text.slice(at + name.length)];
    const written = parts.filter((part) => part !== '');
    const { children } = element('span', {}, written);
    // A link has its own colour, so a token that it covers needs none.
    const linked = child.type === 'element' && written.length > 1 ? [{ ...child, children }] : children;
    return { line: { ...line, content: line.content.toSpliced(index, 1, ...linked) }, name };
  }
  return undefined;
}
