import type { Definition, FootnoteDefinition, Nodes, Paragraph, Parents, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { addTo } from '../../../shared/add-to.ts';
import { type Point, pointAfter } from '../../../shared/point.ts';
import { type Reporter, sourceOf } from '../page/reporter.ts';
import { WRITTEN_IDS } from '../text/headings.ts';
import { reportBrokenTable, reportLostCells, type SourceLine } from './broken-tables.ts';
import { type Misreading, misreadings, misreadLines } from './misread-nodes.ts';
import { FOREIGN_LINES, FOREIGN_TAGS, FOREIGN_TEXT, type Notation } from './other-tools.ts';
import { IN_TEXT } from './stray-directives.ts';

// Markdown has no syntax errors: unknown notation is text. Without these checks, the notation of other tools or a
// mistyped table would be published as written.

/** Reports notation that pages do not support and readers would see as text, and what would be lost. */
export function reportForeignNotation(tree: Root, source: string, report: Reporter): void {
  reportDefinitions(tree, report);
  visit(tree, (node, index, parent) => {
    const tell = (found: Iterable<Misreading>) => {
      for (const [message, hint, at = node.position?.start, severity = 'warning'] of found)
        report[severity](at, message, hint);
    };
    if (parent !== undefined && index !== undefined) tell(misreadings(node, parent, index, source));
    if (node.type === 'table' && reportLostCells(node, source, report)) return SKIP;
    if (node.type === 'paragraph') {
      if (reportParagraph(node, parent, source, report)) return SKIP;
      if (parent?.type === 'root') tell(misreadLines(node, parent.children[(index ?? 0) + 1], source));
    }
    if (!WITH_TEXT.has(node.type) || !('children' in node)) return CONTINUE;
    const mayHaveIds = node.type === 'heading' || (node.type === 'tableCell' && node === parent?.children[0]);
    reportText(node, mayHaveIds, source, report);
    return CONTINUE;
  });
}

const WITH_TEXT: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'leafDirective']);

/** Reports footnotes and targets that nobody sees: without a reference, or defined again. */
function reportDefinitions(tree: Root, report: Reporter): void {
  const references = new Set<string>();
  const definitions: (FootnoteDefinition | Definition)[] = [];
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') references.add(`^${node.identifier}`);
    else if (node.type === 'linkReference' || node.type === 'imageReference') references.add(node.identifier);
    else if (node.type === 'footnoteDefinition' || node.type === 'definition') definitions.push(node);
  });
  const first = new Map<string, FootnoteDefinition | Definition>();
  for (const node of definitions) {
    const [sign, article, content] =
      node.type === 'definition' ? ['', '', 'target'] : ['^', 'the footnote ', 'text'];
    const name = `"[${sign}${node.label ?? node.identifier}]"`;
    const key = `${sign}${node.identifier}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, node);
    const isSame = node.type === 'definition' && before?.type === 'definition' && node.url === before.url;
    if (before !== undefined && !isSame) {
      report.warning(
        node.position?.start,
        `${name} is already defined on line ${report.locate(before.position?.start).line}, so readers never see this ${content}.`,
        'Give it another name, or remove it.',
      );
    } else if (!references.has(key)) {
      report.warning(
        node.position?.start,
        `Nothing refers to ${article}${name}, so readers never see its ${content}.`,
        `Write ${name} where it belongs, or remove it.`,
      );
    }
  }
}

function linesOf(node: Paragraph, source: string): readonly SourceLine[] {
  const start = node.position?.start;
  const written = sourceOf(node, source);
  if (start === undefined || written === undefined) return [];
  const code = new Set<number>();
  visit(node, 'inlineCode', ({ position }) => {
    for (let line = (position?.start.line ?? 0) + 1; line <= (position?.end.line ?? 0); line += 1)
      code.add(line);
  });
  return written.split('\n').map((whole, index) => {
    const line = start.line + index;
    const text = whole.replace(/^[\s>]+/, '').trimEnd();
    return { text, point: { line, column: index === 0 ? start.column : 1 }, isCode: code.has(line) };
  });
}

/** Reports mistakes in a paragraph. Returns whether one concerned the paragraph as a whole. */
function reportParagraph(
  node: Paragraph,
  parent: Parents | undefined,
  source: string,
  report: Reporter,
): boolean {
  const lines = linesOf(node, source);
  const found = new Map<Notation, SourceLine[]>();
  for (const line of lines) {
    // The box of a task is not part of its text, but of its source.
    const isTask = parent?.type === 'listItem' && typeof parent.checked === 'boolean' && line === lines[0];
    const notation = FOREIGN_LINES.find(([pattern]) => !line.isCode && !isTask && pattern.test(line.text));
    if (notation !== undefined) addTo(found, notation, line);
  }
  for (const [[pattern, fault, hint], [first, ...others]] of found) {
    if (first === undefined) continue;
    const rest = others.map(({ point }) => report.locate(point).line).join(', ');
    const remedy = filledHint(hint, pattern.exec(first.text));
    report.error(
      first.point,
      `"${first.text}" ${fault}`,
      rest === '' ? remedy : `${remedy} Likewise on line ${rest}.`,
    );
  }
  if (found.size > 0 || reportBrokenTable(lines, report)) return true;
  for (const [index, { text, point, isCode }] of lines.entries()) {
    // A single `#` within a paragraph or a list may also begin a hashtag.
    const mayBeTag = index > 0 || parent?.type !== 'root';
    if (!isCode) reportUnspacedHeading(text, point, mayBeTag, report);
  }
  return false;
}

/** Reports a line such as `##Setup`, which is text because of the missing space. */
function reportUnspacedHeading(line: string, point: Point, mayBeTag: boolean, report: Reporter): void {
  const [, signs = '', title = ''] = /^(#{1,6})((?<=##)[^#\s].*|\p{L}.*)$/u.exec(line) ?? [];
  if (signs === '' || (mayBeTag && signs === '#')) return;
  // The page's title is its only heading of level 1.
  const written = `${signs.padEnd(2, '#')} ${title}`;
  report.warning(
    point,
    `"${line}" is not a heading, so readers see it as written.`,
    `Write "${written}", with a space. If it is meant as text, put it in backticks.`,
  );
}

/** A character or a beginning that each notation in the tables has: most blocks have none, and the tables are long. */
const HINT_OF_NOTATION =
  /[{}[\]<>^$~=+%|\\`*_:@&´#!＊｀\t]|''|\/\/|^[^\p{L}\p{N}]|^\w{1,9}[.)]|^(?:Step )?[1①]|^(?:TODO|FIXME|XXX|TBD)|lorem ipsum/imu;

/** Reports what is left as text in a block: notation of other tools, and links, images and footnotes of markdown. */
function reportText(node: Parents, mayHaveIds: boolean, source: string, report: Reporter): void {
  // Around an address that is a link by itself, the parser leaves text without positions.
  const first = node.children[0]?.position ?? node.position;
  const last = node.children.at(-1)?.position ?? node.position;
  const [from, to] = [first?.start.offset, last?.end.offset];
  if (first === undefined || from === undefined || to === undefined) return;
  const written = source.slice(from, to);
  // Our own directives are reported by `readStrayDirectives`.
  let text = textOf(node, from, written)
    .replace(IN_TEXT, hidden)
    .replace(/^:{3}.*$/gm, hidden);
  if (mayHaveIds) text = text.replace(WRITTEN_IDS, '');
  if (!HINT_OF_NOTATION.test(text)) return;
  // The parser has decoded the entities that exist.
  const read = plainText(node);
  /** Reports the matches, and hides them, so that nothing is reported twice. */
  const tell = (severity: 'error' | 'warning', notations: readonly Notation[]) => {
    for (const [pattern, fault, hint, isMeant = () => true] of notations) {
      let [point, before]: [Point, number] = [first.start, 0];
      for (const match of text.matchAll(pattern)) {
        point = pointAfter(point, written.slice(before, match.index));
        before = match.index;
        match[0] = written.slice(before, before + match[0].length);
        const [line = ''] = match[0].split('\n');
        if (isMeant(match[0], read))
          report[severity](point, `"${line.trimEnd()}" ${fault}`, filledHint(hint, match));
      }
      text = text.replace(pattern, hidden);
    }
  };
  tell('error', FOREIGN_TAGS);
  tell('warning', FOREIGN_TEXT);
}

/** Puts the groups of a match into a hint; leaves out the title of a note that has none. */
function filledHint(hint: string, match: RegExpExecArray | null): string {
  const group = (_: string, index: string) => match?.[Number(index)]?.replace(/\uFFFC+/g, '…') ?? '';
  return hint.replace(/\$(\d)/g, group).replace('note[]', 'note');
}

/** Replaces all characters, except line breaks, with one that is not text. */
function hidden(text: string): string {
  return text.replace(/[^\n]/g, '\uFFFC');
}

/** Returns the source of a block in which code, HTML, and the markers and targets of links and emphasis are hidden. */
function textOf(node: Parents, from: number, written: string): string {
  let text = '';
  const hideUntil = (offset: number | undefined): void => {
    text += hidden(written.slice(text.length, Math.max(text.length, (offset ?? 0) - from)));
  };
  const add = (part: Nodes): void => {
    const [start, end] = [part.position?.start.offset, part.position?.end.offset];
    if (start === undefined || end === undefined) {
      const at = part.type === 'text' ? written.indexOf(part.value, text.length) : -1;
      if (part.type !== 'text' || at === -1) return;
      hideUntil(from + at);
      text += part.value;
      return;
    }
    if (part.type === 'text' || part.type === 'break' || isPlainDirective(part)) {
      hideUntil(start);
      text += written.slice(text.length, end - from);
    } else if ('children' in part && (part.type !== 'link' || written.charAt(start - from) === '[')) {
      part.children.forEach(add);
    }
    hideUntil(end);
  };
  node.children.forEach(add);
  return text;
}

/** Whether a node is text such as `key:value`, which was parsed as a directive. */
function isPlainDirective(node: Nodes): boolean {
  return node.type === 'textDirective' && node.children.length === 0;
}
