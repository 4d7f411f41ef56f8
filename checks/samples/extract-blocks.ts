import path from 'node:path';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentDirectory } from '../../src/node/content/files.ts';
import { parseApiTable } from '../../src/node/markdown/api/read-table.ts';
import { isClosed } from '../../src/node/markdown/checks/unclosed-code.ts';
import { cutContext } from '../../src/node/markdown/code/fence.ts';
import { Reporter } from '../../src/node/markdown/page/reporter.ts';
import { parseMarkdown } from '../../src/node/markdown/parse.ts';

/** A fenced code block of a page. */
export interface Block {
  /** Path of the page, for messages. */
  readonly file: string;
  /** Line of the file on which the code begins, from 1. */
  readonly line: number;
  /** The word after the fence; empty if there is none. */
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  readonly code: string;
  /** Set for the example of an entry in an API table, which has no fence of its own. */
  readonly isExample?: true;
  /** Path of the page whose app the page continues. */
  readonly continues?: string | undefined;
}

/**
 * Returns all code blocks of a page. Skips a block that is not closed, which contains text of the page: the check of the
 * content has already reported it.
 */
export function extractBlocks(file: string, source: string): readonly Block[] {
  const blocks: Block[] = [];
  const slug = /^---\n(?:.*\n)*?continues: *(\S+)\n(?:.*\n)*?---\n/.exec(source)?.[1];
  const continues = slug && path.posix.join(contentDirectory, 'docs', `${slug}.md`);
  const tree = parseMarkdown(source);
  visit(tree, 'code', (node: Code) => {
    const { lang, meta, value, position } = node;
    if (position === undefined || !isClosed(node, source)) return;
    const line = position.start.line + 1;
    blocks.push({ file, line, language: lang ?? '', meta: meta ?? '', code: value, continues });
    const table = lang === 'api' ? parseApiTable(value, position.start, new Reporter()) : undefined;
    const examples = table?.entries.flatMap(({ example }) => example ?? []) ?? [];
    for (const { text: code, point } of examples) {
      // Its first shown line is the one below the field.
      const first = point.line + 1 - cutContext(code).hiddenLines;
      blocks.push({ file, line: first, language: 'tsx', meta: '', code, continues, isExample: true });
    }
  });
  return blocks;
}

/** A TypeScript block of a page. */
export interface Sample extends Block {
  readonly language: 'ts' | 'tsx';
  /** The file that the block shows, such as `src/App.tsx`; other blocks of the page may import it. */
  readonly title?: string | undefined;
}

/** Returns the `ts` and `tsx` blocks of a page, including the context above the cut. */
export function samplesOf(blocks: readonly Block[]): readonly Sample[] {
  return blocks.flatMap(({ language, ...block }) => {
    if (language !== 'ts' && language !== 'tsx') return [];
    const [, title] = /\btitle="([^"]*)"/.exec(block.meta) ?? [];
    return { ...block, language, title };
  });
}
