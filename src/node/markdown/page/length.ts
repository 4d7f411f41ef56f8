import type { Element, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { FORM_CHOICES } from '../../../shared/code-forms.ts';
import { hasClass, readableText } from './hast.ts';

/** How long a documentation page may be, counting what readers see before they unfold anything. */
export const PAGE_LIMITS = { words: 2500, codeLines: 500 } as const;

/**
 * A code block of more than `most` lines is folded: only the first `shown` lines are visible (`.code[data-fold]` in
 * `src/app/styles/article/code.css`). With its title, a block is then at most 640 pixels high.
 */
export const BLOCK_LIMITS = { most: 24, shown: 20 } as const;

/** The length of an article, as readers see it before they unfold anything. */
export interface ArticleLength {
  /** The number of words outside code blocks. */
  readonly words: number;
  /** The number of lines of code. */
  readonly codeLines: number;
}

/** Measures an article. Names and types in API tables are not words: readers look them up. */
export function lengthOf(tree: Root): ArticleLength {
  let [words, codeLines] = [0, 0];
  visit(tree, (node, _index, parent) => {
    if (parent?.type === 'element' && hasClass(parent, 'files') && isHiddenFile(node)) return SKIP;
    if (node.type === 'text') words += node.value.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    if (node.type !== 'element') return;
    if (hasClass(node, 'code')) codeLines += shownLines(node);
    if (UNREAD.has(node.tagName) || hasClass(node, 'code') || hasClass(node, 'api-index')) return SKIP;
    return ['Type', 'Default'].includes(String(node.properties['dataLabel'])) ? SKIP : undefined;
  });
  return { words, codeLines };
}

/** Whether a node is a file whose tab is not selected at first, or the tabs. */
function isHiddenFile(node: Nodes): boolean {
  return node.type === 'element' && node.properties['dataShown'] === undefined;
}

/** Elements without text that is read from beginning to end. */
const UNREAD: ReadonlySet<string> = new Set(['pre', 'details', 'button', 'svg']);

/** The other forms of samples, whose lines replace those of the first form. */
export const OTHER_FORMS = Object.values(FORM_CHOICES).flatMap(({ forms }) => Object.keys(forms).slice(1));

/** Returns the number of lines that a block of code shows before readers unfold it. */
function shownLines({ properties, children }: Element): number {
  if (properties['dataFold'] !== undefined) return BLOCK_LIMITS.shown;
  const pre = children.find((child) => child.type === 'element' && child.tagName === 'pre');
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  if (code?.type !== 'element') return 0;
  const shown = code.children.filter(
    (child) => child.type !== 'element' || !OTHER_FORMS.some((form) => hasClass(child, form)),
  );
  return shown.map(readableText).join('').trimEnd().split('\n').length;
}
