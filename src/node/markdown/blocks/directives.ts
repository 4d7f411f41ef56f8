import type { Code, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Point } from '../../../shared/point.ts';
import { didYouMean, nearest } from '../../content/nearest.ts';
import { type Page, pageOf } from '../page/page.ts';
import type { Reporter } from '../page/reporter.ts';
import { ALLOWED_NOTES, isNoteKind } from './notes.ts';

/** The name of the directive that shows a demo. */
export const DEMO_DIRECTIVE = 'demo';

/** The name of the directive that shows a diagram. */
export const DIAGRAM_DIRECTIVE = 'diagram';

/** The name of the directive that shows the problem tables of all pages. */
export const TROUBLESHOOTING_DIRECTIVE = 'troubleshooting';

/** The name of the directive that shows entries of the changelog. */
export const CHANGELOG_DIRECTIVE = 'changelog';

const OPENING_FENCE = /^(`{3,}|~{3,})/;
const LAST_LINE_FENCE = /^[\s>]*(`{3,}|~{3,})\s*$/;

/**
 * Reports fences and directives that are never closed. Markdown closes them at the end of the page, which silently
 * turns everything below into code or part of a note.
 */
export function remarkUnclosedBlocks() {
  return (tree: Root, file: VFile): void => reportUnclosedBlocks(tree, String(file), pageOf(file).report);
}

/** Implements {@link remarkUnclosedBlocks} for the tree of a text. */
export function reportUnclosedBlocks(tree: Root, source: string, report: Reporter): void {
  visit(tree, (node) => {
    const mistake = node.type === 'code' ? fenceMistake(node, source) : undefined;
    if (mistake !== undefined) report.error(node.position?.start, mistake.message, mistake.hint);
    // A note written as a quotation has no such positions; it ends with the quotation.
    const places = node.type === 'containerDirective' ? node.data?.position : undefined;
    if (node.type === 'containerDirective' && places !== undefined && places.closing === undefined) {
      report.error(
        node.position?.start,
        `The block ":::${node.name}" is never closed, so it contains everything below it.`,
        'Close it with a line that holds only ":::".',
      );
    }
  });
}

/** Returns the mistake in the closing fence of a code block: missing, or the fence of the next block. */
export function fenceMistake(
  { position }: Code,
  source: string,
): { readonly message: string; readonly hint: string } | undefined {
  const { start, end } = position ?? {};
  const lines = source.slice(start?.offset, end?.offset).split('\n');
  const fence = OPENING_FENCE.exec(lines[0] ?? '')?.[1];
  if (fence === undefined) return undefined; // Indented code has no fence.
  const closing = LAST_LINE_FENCE.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1];
  const isClosed = closing?.startsWith(fence) === true;
  // A fence with a language never closes a block. If the code contains one, its closing fence is that of the next
  // block.
  const indent = (start?.column ?? 1) - 1;
  const next = lines.findIndex((line, index) => index > 0 && beginsFence(line, fence, indent));
  const line = (start?.line ?? 1) + next;
  if (next !== -1) {
    return {
      message: `This code block is not closed before the one in line ${line}, so what stands between them is code.`,
      hint: `Close it with a line "${fence}". If line ${line} is part of the code, begin and end the block with "${fence}${fence.charAt(0)}".`,
    };
  }
  if (isClosed) return undefined;
  return {
    message: 'This code block is never closed, so everything below it is code.',
    hint: `Close it with a line "${fence}".`,
  };
}

/**
 * Whether a line within the code of a block begins another block: a fence as long as the block's, with a language, and
 * indented as little as a fence may be.
 */
function beginsFence(line: string, fence: string, indent: number): boolean {
  const [, before = '', written = ''] = /^([\s>]*)(`{3,}|~{3,})[ \t]*[a-z][\w+-]*(?:\s|$)/i.exec(line) ?? [];
  return written.startsWith(fence) && before.length <= indent + 3;
}

/** A directive on its own line. */
interface LineDirective {
  /** Its name: `demo` in `::demo[…]`. */
  readonly name: string;
  /** Its syntax, for messages. */
  readonly form: string;
}

/** Reports text that was meant as such a directive: with one colon, a space, or words before it on its line. */
export function reportStrayDirectives(tree: Root, page: Page, { name, form }: LineDirective): void {
  /** In running text, or with a space before the brackets: plain text in Markdown. */
  const asText = new RegExp(`::${name}\\b.*`);
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  const report = (point: Point | undefined, written: string) =>
    page.report.error(
      point,
      `"${written}" is not shown as ${article} ${name}.`,
      `${article === 'an' ? 'An' : 'A'} ${name} has two colons and a line of its own, without spaces between its parts: ${form}.`,
    );

  visit(tree, (node) => {
    if (node.type === 'text') {
      const match = asText.exec(node.value);
      if (match === null || node.position === undefined) return;
      const before = node.value.slice(0, match.index).split('\n');
      const line = node.position.start.line + before.length - 1;
      report({ line, column: 1 }, match[0].trim());
    } else if (node.type === 'textDirective' && node.name === name && node.children.length > 0) {
      report(node.position?.start, `:${name}`);
    }
  });
}

/** The attributes that a directive has, for messages. */
interface KnownAttributes {
  /** The directive with its article: `A demo`. */
  readonly owner: string;
  readonly names: readonly string[];
  /** The syntax of the attributes. */
  readonly allowed: string;
}

/**
 * Reports attributes that a directive does not have. Returns the names that were probably meant, so that they are not
 * also reported as missing.
 */
export function reportUnknownAttributes(
  node: LeafDirective,
  { owner, names, allowed }: KnownAttributes,
  report: Reporter,
): ReadonlySet<string> {
  const meantNames = new Set<string>();
  for (const attribute of Object.keys(node.attributes ?? {})) {
    if (names.includes(attribute)) continue;
    const meant = nearest(attribute, names);
    if (meant !== undefined) meantNames.add(meant);
    const hint = `${didYouMean(meant)}${allowed}`;
    report.error(node.position?.start, `${owner} has no attribute "${attribute}".`, hint);
  }
  return meantNames;
}

/** The names of the directives that are written on their own line. */
export const OWN_DIRECTIVES: ReadonlySet<string> = new Set([
  DEMO_DIRECTIVE,
  DIAGRAM_DIRECTIVE,
  TROUBLESHOOTING_DIRECTIVE,
  CHANGELOG_DIRECTIVE,
]);

/** Restores the literal directives of a page, and reports notes that were written with two colons. */
export function remarkLiteralDirectives() {
  return (tree: Root, file: VFile): void => {
    reportLikelyNotes(tree, pageOf(file).report);
    literalDirectives(tree, String(file));
  };
}

/**
 * Restores prose that was parsed as directives: `npm:react`, `key:value`, `::before`. Only notes (`:::note`), demos
 * (`::demo`), diagrams (`::diagram`), `::troubleshooting` and `::changelog` are ours.
 */
export function literalDirectives(tree: Root, source: string): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.type === 'textDirective') {
      const literal = literalContent(node, source);
      parent.children.splice(index, 1, ...literal);
      return [SKIP, index];
    }
    if (node.type === 'leafDirective' && !OWN_DIRECTIVES.has(node.name)) {
      const paragraph: Paragraph = { type: 'paragraph', children: literalContent(node, source) };
      if (node.position !== undefined) paragraph.position = node.position;
      parent.children.splice(index, 1, paragraph);
      return [SKIP, index];
    }
  });
}

/** Returns the directive's own characters as text, around its label, which keeps its emphasis, code and links. */
function literalContent(node: TextDirective | LeafDirective, source: string): PhrasingContent[] {
  const start = node.position?.start;
  const end = node.position?.end;
  const first = node.children[0];
  if (first === undefined) return [textBetween(source, start?.offset, end?.offset, start)];
  const labelStart = first.position?.start.offset;
  const labelEnd = node.children.at(-1)?.position?.end.offset;
  return [
    textBetween(source, start?.offset, labelStart, start),
    ...node.children,
    textBetween(source, labelEnd, end?.offset, node.children.at(-1)?.position?.end),
  ];
}

function textBetween(source: string, from: number | undefined, to: number | undefined, start?: Point): Text {
  const value = source.slice(from, to);
  if (start === undefined) return { type: 'text', value };
  // The end equals the start: messages use only the start of a text.
  return { type: 'text', value, position: { start, end: start } };
}

/** Reports notes that were written with two colons. */
export function reportLikelyNotes(tree: Root, report: Reporter): void {
  visit(tree, 'leafDirective', (node) => {
    if (!isNoteKind(node.name)) return;
    report.error(
      node.position?.start,
      `"::${node.name}" has two colons, so it is ordinary text.`,
      `A note begins with three: ${ALLOWED_NOTES}; and a line that holds only ":::" ends it.`,
    );
  });
}

/** Returns the hint for a name in curly quotes, which word processors insert; an empty string for any other. */
export function quotesHint(word: string | null | undefined): string {
  return /[“”„‘’]/.test(word ?? '') ? 'Write straight quotes ("). ' : '';
}

/** Whether a word can be the name of a demo's or diagram's file, or the id of a section that an app is taken from. */
export function isFigureName(word: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word);
}
