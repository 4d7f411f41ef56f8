import type { PhrasingContent, Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagePath } from '../../../shared/page-path.ts';
import { PROBLEM_SECTIONS, type Problem, type ProblemRow } from '../page/facts.ts';
import { slugOf } from '../page/ids.ts';
import { type Page, pageOf } from '../page/page.ts';
import { WRITTEN_IDS, writtenIds } from '../text/headings.ts';
import { folderOf, pageLink } from '../text/links.ts';

/** The columns of a table of problems. */
export const COLUMNS = ['You see', 'Cause', 'Do this'];

/**
 * Records the problems of a documentation page as markdown, for the page that gathers those of all pages:
 * the rows of the table at the start of each section in {@link PROBLEM_SECTIONS}, and the headings below it.
 */
export function remarkProblems() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file, 'problem tables');
    if (page.source.slug === undefined) return;
    let section: { readonly id: string; readonly depth: number; isAtStart: boolean } | undefined;
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const id = writtenIds(textOf(node))[0] ?? slugOf(textOf(node));
        if (PROBLEM_SECTIONS.has(id)) section = { id, depth: node.depth, isAtStart: true };
        else if (section === undefined || node.depth <= section.depth) section = undefined;
        else {
          const [start, end] = [node.children[0]?.position?.start, node.children.at(-1)?.position?.end];
          const text = String(file).slice(start?.offset, end?.offset).replace(WRITTEN_IDS, '');
          page.problems.push({ section: id, rows: [{ cells: [text] }] });
          section.isAtStart = false;
        }
      } else if (node.type === 'table' && section?.isAtStart === true) {
        page.problems.push(...problemsOf(node, section.id, page, String(file)));
        section.isAtStart = false;
        return SKIP;
      }
    });
  };
}

function problemsOf(table: Table, section: string, page: Page, source: string): readonly Problem[] {
  const problems: { section: string; rows: ProblemRow[] }[] = [];
  for (const { children: cells, position } of table.children.slice(1)) {
    if (COLUMNS.some((_, index) => cells[index] === undefined || textOf(cells[index]).trim() === '')) {
      const hint = `Tables under “${section}” have the columns ${COLUMNS.join(', ')}.`;
      page.report.warning(position?.start, 'This problem has no remedy.', hint);
    }
    const row = rowOf(cells, page, source);
    const refersBack = cells.some((cell) => /^\s*the same\b/i.test(textOf(cell)));
    const last = problems.at(-1);
    if (refersBack && last !== undefined) last.rows.push(row);
    else problems.push({ section, rows: [row] });
  }
  return problems;
}

function rowOf(cells: readonly TableCell[], page: Page, source: string): ProblemRow {
  const markdown = (nodes: readonly PhrasingContent[] = [], from = nodes[0]?.position?.start.offset) =>
    markdownOf(nodes, from, page, source);
  const [symptom] = cells;
  const message = symptom && messageOf(symptom, source);
  return {
    cells: COLUMNS.map((_, index) => markdown(cells[index]?.children)),
    ...(message && { message: { text: message.text, rest: markdown(symptom.children, message.end) } }),
  };
}

/** Returns the message with which a symptom begins, code of several words or a quotation, and the offset of its end. */
function messageOf({ children: [first] }: TableCell, source: string) {
  const { start, end } = first?.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  if (first?.type === 'inlineCode')
    return /\s/.test(first.value) ? { text: first.value, end: end.offset } : undefined;
  const quotation = /^\s*["“]([^"”]*)["”]?/.exec(source.slice(start.offset, end.offset));
  if (first?.type !== 'text' || quotation === null) return undefined;
  const [{ length }, text = ''] = quotation;
  return { text, end: start.offset + length };
}

/**
 * Returns the markdown of these nodes from an offset on, as it is in the file, but with links that another page can show:
 * relative ones, those within the page, and those with a definition.
 */
function markdownOf(
  nodes: readonly PhrasingContent[],
  start: number | undefined,
  page: Page,
  source: string,
): string {
  if (start === undefined) return '';
  const { slug = '' } = page.source;
  let [markdown, from] = ['', start];
  for (const node of nodes) {
    visit(node, 'link', ({ children, position, title, url }) => {
      if (position === undefined || source.charAt(Number(position.start.offset)) !== '[') return SKIP;
      const target = url.startsWith('#') ? pagePath(slug) + url : (pageLink(url, folderOf(page)) ?? url);
      markdown += source.slice(from, children.at(-1)?.position?.end.offset);
      markdown += `](<${target}>${title ? ` "${title}"` : ''})`;
      from = Number(position.end.offset);
      return SKIP;
    });
  }
  return markdown + source.slice(from, nodes.at(-1)?.position?.end.offset);
}
