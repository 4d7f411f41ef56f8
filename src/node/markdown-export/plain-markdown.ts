import path from 'node:path';
import type { BlockContent, Code, Heading, ListItem, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SKIP, visit } from 'unist-util-visit';
import { decoded } from '../../shared/decoded.ts';
import { classifyUrl } from '../../shared/safe-url.ts';
import { type ApiEntry, parseApiTable } from '../markdown/api/read-table.ts';
import { isLabel, isNoteKind, NOTE_TITLES } from '../markdown/blocks/notes.ts';
import { cutContext, withoutCut } from '../markdown/code/fence.ts';
import type { PageAsset } from '../markdown/page/facts.ts';
import { normaliseText } from '../markdown/page/page.ts';
import { Reporter } from '../markdown/page/reporter.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { WRITTEN_IDS } from '../markdown/text/headings.ts';
import { pageLink } from '../markdown/text/links.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';

/** Data about a page that the export needs and the markdown does not contain. */
export interface ExportContext {
  /** Path of the page on the site. */
  readonly route: string;
  readonly place: SiteAddress;
  /** Path of the file below the content folder. */
  readonly contentPath: string;
  /** Absolute path of the file's folder. */
  readonly folder: string;
  readonly assets: readonly PageAsset[];
  /** The source of each demo that the page shows, by its name. */
  readonly demos: ReadonlyMap<string, string>;
}

/** Converts the markdown of a page from the site's dialect to plain, self-contained GitHub-flavoured markdown. */
export function plainMarkdown(markdown: string, context: ExportContext): string {
  return toMarkdown(plainTree(markdown, context), {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [
      gfmToMarkdown({ tablePipeAlign: false }),
      { handlers: directiveToMarkdown().handlers ?? {} },
    ],
  }).trim();
}

function plainTree(markdown: string, context: ExportContext): Root {
  const tree = parseMarkdown(normaliseText(markdown));
  visit(tree, (node, index, parent) => {
    setAbsoluteUrls(node, context);
    if (node.type === 'heading') removeIds(node);
    const plain = plainBlocks(node, context);
    if (plain === undefined || parent === undefined || index === undefined) return;
    parent.children.splice(index, 1, ...plain);
    // The content of a note is converted in its new place; code and tables are final.
    return node.type === 'containerDirective' || node.type === 'leafDirective'
      ? index
      : [SKIP, index + plain.length];
  });
  return tree;
}

/** Returns the replacement of a block in the site's dialect. Undefined for all other blocks. */
function plainBlocks(node: Nodes, context: ExportContext): RootContent[] | undefined {
  if (node.type === 'code') return node.lang === 'api' ? apiBlocks(node.value, context) : [plainCode(node)];
  if (node.type === 'containerDirective') return noteBlocks(node);
  return node.type === 'leafDirective' ? embedBlocks(node, context) : undefined;
}

/** Makes URLs absolute, because the export is read outside the site. */
function setAbsoluteUrls(node: Nodes, context: ExportContext): void {
  const { route, place, contentPath } = context;
  if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return;
  const image = node.type === 'link' ? undefined : imageUrl(node.url, context);
  const url = classifyUrl(pageLink(node.url, path.posix.dirname(contentPath)) ?? node.url);
  if (image !== undefined) node.url = image;
  else if (node.type === 'image') return;
  else if (url.kind === 'site') node.url = urlOf(url.href, place);
  else if (url.kind === 'anchor') node.url = `${urlOf(route, place)}${url.href}`;
}

/** Returns the full URL of an image by its path relative to the page's file; undefined if the site does not have it. */
function imageUrl(file: string, { folder, assets, place }: ExportContext): string | undefined {
  const asset = assets.find((candidate) => candidate.file === path.resolve(folder, decoded(file) ?? file));
  return asset && urlOf(asset.url, place);
}

/** Removes the ids from `## Title {#my-id}`: they exist only on the page. */
function removeIds(node: Heading): void {
  const last = node.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(WRITTEN_IDS, '');
}

/** Converts a code block for machines: complete, with the context that the page hides. */
function plainCode({ lang, meta, value }: Code): Code {
  return {
    type: 'code',
    lang: lang ?? null,
    // The other options concern presentation.
    meta: meta?.match(/\btitle="[^"]*"/)?.[0] ?? null,
    value: withoutCut(value).replace(/^\n+|(?<!\n)\n+$/g, ''),
  };
}

/** Converts a note to a quotation that begins with its kind. Undefined for a block that is not a note. */
function noteBlocks(node: ContainerDirective): RootContent[] | undefined {
  if (!isNoteKind(node.name)) return undefined;
  const label = node.children.find(isLabel);
  const kind = NOTE_TITLES[node.name];
  const title: PhrasingContent[] =
    label === undefined ? [text(kind)] : [text(`${kind}: `), ...label.children];
  const content = node.children.filter((child) => child !== label);
  return [{ type: 'blockquote', children: [paragraph([{ type: 'strong', children: title }]), ...content] }];
}

/**
 * Converts a demo to its sentence and its code, unless that is the code of the page; a challenge to its task; a diagram
 * to its text. Undefined for other directives.
 */
function embedBlocks(
  { name: directive, attributes, children }: LeafDirective,
  { demos }: ExportContext,
): RootContent[] | undefined {
  const { name, app } = attributes ?? {};
  const isShown =
    directive === 'demo' || directive === 'diagram' ? Boolean(name || app) : directive === 'challenge';
  if (!isShown) return undefined;
  const code = directive === 'demo' && name ? demos.get(name)?.trimEnd() : undefined;
  if (code === undefined) return [paragraph(children)];
  return [paragraph(children), { type: 'code', lang: 'tsx', meta: `title="${name}.tsx"`, value: code }];
}

/** Converts an `api` fence to a list. Undefined if the YAML is not a valid table; the compilation reports that. */
function apiBlocks(yaml: string, context: ExportContext): RootContent[] | undefined {
  const table = parseApiTable(yaml, { line: 1, column: 1 }, new Reporter());
  if (table === undefined) return undefined;
  const items = table.entries.map((entry): ListItem => {
    const value = entry.default === undefined ? [] : [text(', default '), inlineCode(entry.default)];
    const head = paragraph([...nameOf(entry), text(': '), inlineCode(entry.type), ...value]);
    const content = textsOf(entry).flatMap((markdown) => plainTree(markdown, context).children);
    return { type: 'listItem', spread: true, children: [head, ...content.filter(isBlock)] };
  });
  const title = paragraph([{ type: 'strong', children: [text(table.title)] }]);
  return [title, { type: 'list', spread: true, children: items }];
}

function nameOf({ name, required, deprecated, since, undoable }: ApiEntry): PhrasingContent[] {
  const facts = [
    required && 'required',
    deprecated !== undefined && 'deprecated',
    since !== undefined && `since ${since}`,
    undoable !== undefined && (undoable ? 'undoable' : 'not undoable'),
  ].filter((fact) => fact !== false);
  return [inlineCode(name), ...(facts.length === 0 ? [] : [text(` (${facts.join(', ')})`)])];
}

function textsOf({ deprecated, description, example, throws }: ApiEntry): readonly string[] {
  return [
    ...(deprecated === undefined ? [] : [`**Deprecated.** ${deprecated.text}`]),
    description.text,
    ...(example ? [`\`\`\`tsx\n${cutContext(example.text).shown}\n\`\`\``] : []),
    ...throws.map((item) => `**Throws** ${item.text}`),
  ];
}

function isBlock(node: RootContent): node is BlockContent {
  return !['definition', 'footnoteDefinition', 'yaml'].includes(node.type);
}

function paragraph(children: readonly PhrasingContent[]): Extract<RootContent, { type: 'paragraph' }> {
  return { type: 'paragraph', children: [...children] };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value: value.replace(/\s+/g, ' ').trim() };
}
