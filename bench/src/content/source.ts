import type { Node, Root } from 'mdast';
import { parseMarkdown } from '../../../src/node/markdown/parse.ts';

/** A part of a text, by offsets, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the part of a text between two offsets with the edits in it, which must not overlap. */
function applyEdits(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let result = '';
  let done = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < done || edit.end > end) continue;
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done, end);
}

/** Markdown with its tree. Edits replace parts of the text; all others are unchanged. */
export class Source {
  readonly text: string;
  readonly tree: Root;

  constructor(markdown: string) {
    this.text = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    this.tree = parseMarkdown(this.text);
  }

  /** Returns the start offset of a node. */
  startOf(node: Node): number {
    return node.position?.start.offset ?? 0;
  }

  /** Returns the end offset of a node. */
  endOf(node: Node): number {
    return node.position?.end.offset ?? this.text.length;
  }

  /** Returns the markdown of a node as written. */
  slice(node: Node): string {
    return this.text.slice(this.startOf(node), this.endOf(node));
  }

  /** Returns the markdown from the first node to the last, edited. */
  edited(nodes: readonly Node[], edits: readonly Edit[]): string {
    const [first, last] = [nodes[0], nodes.at(-1)];
    if (first === undefined || last === undefined) return '';
    return applyEdits(this.text, this.startOf(first), this.endOf(last), edits);
  }

  /**
   * Returns the prefix for further lines of a node's block, from the text before the node on its line: quote marks
   * stay, list markers become spaces.
   */
  prefixOf(node: Node): string {
    const start = this.startOf(node);
    return this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
  }

  /** Returns an edit that replaces a node with a block of several lines, within the surrounding quotes and lists. */
  replaceBlock(node: Node, block: string): Edit {
    const prefix = this.prefixOf(node);
    const text = block
      .split('\n')
      .map((line, index) => (index === 0 ? line : `${prefix}${line}`.trimEnd()))
      .join('\n');
    return { start: this.startOf(node), end: this.endOf(node), text };
  }
}
