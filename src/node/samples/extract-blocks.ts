import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../markdown/parse.ts';

/** A fenced code block of a page. */
export interface Block {
  /** Path of the page, for messages. */
  readonly file: string;
  /** Line of the file on which the code begins, from 1. */
  readonly line: number;
  /** The word after the fence; empty where there is none. */
  readonly language: string;
  /** What stands after the language. */
  readonly meta: string;
  readonly code: string;
}

/** All code blocks of a markdown file. */
export function extractBlocks(file: string, source: string): readonly Block[] {
  const blocks: Block[] = [];
  visit(parseMarkdown(source), 'code', ({ lang, meta, value, position }: Code) => {
    if (position === undefined) return;
    const line = position.start.line + 1;
    blocks.push({ file, line, language: lang ?? '', meta: meta ?? '', code: value });
  });
  return blocks;
}
