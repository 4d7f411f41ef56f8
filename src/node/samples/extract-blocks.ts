import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

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

/** Code blocks are all that is looked for: front matter and notes around them do not matter. */
const parser = unified().use(remarkParse).freeze();

/** All code blocks of a markdown file. */
export function extractBlocks(file: string, source: string): readonly Block[] {
  const blocks: Block[] = [];
  visit(parser.parse(source), 'code', ({ lang, meta, value, position }: Code) => {
    if (position === undefined) return;
    const line = position.start.line + 1;
    blocks.push({ file, line, language: lang ?? '', meta: meta ?? '', code: value });
  });
  return blocks;
}
