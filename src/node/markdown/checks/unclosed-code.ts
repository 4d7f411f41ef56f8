import type { Code, Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { type Reporter, sourceOf } from '../page/reporter.ts';

const OPENING_FENCE = /^(`{3,}|~{3,})/;
const LAST_LINE_FENCE = /^[\s>]*(`{3,}|~{3,})\s*$/;

/**
 * Reports the first code that is never closed. Markdown closes it at the end of the page, or of the note around it, which
 * silently turns everything below it into code.
 */
export function reportUnclosedCode(tree: Root, source: string, report: Reporter): void {
  visit(tree, 'code', (node) => {
    const mistake = fenceMistake(node, source);
    if (mistake === undefined) return;
    report.error(node.position?.start, mistake.message, mistake.hint);
    // What the rest of the code turns into is no mistake of its own.
    return EXIT;
  });
}

/** Returns the mistake in the closing fence of a code block: missing, or the fence of the next block. */
export function fenceMistake(code: Code, source: string) {
  const lines = sourceOf(code, source)?.split('\n') ?? [];
  const fence = OPENING_FENCE.exec(lines[0] ?? '')?.[1];
  if (fence === undefined) return undefined; // Indented code has no fence.
  const longer = fence + fence.charAt(0);
  // A fence with a language never closes a block. If the code contains one, its closing fence is that of the next
  // block.
  const indent = (code.position?.start.column ?? 1) - 1;
  const next = lines.findIndex((line, index) => index > 0 && beginsFence(line, fence, indent));
  if (next !== -1) {
    const line = (code.position?.start.line ?? 1) + next;
    return {
      message: `This code block is not closed before the one on line ${line}, so everything between them is code.`,
      hint: `Close it with a line "${fence}". If line ${line} is part of the code, begin and end the block with "${longer}".`,
    };
  }
  const closing = LAST_LINE_FENCE.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1];
  if (closing?.startsWith(fence)) return undefined;
  return {
    message: 'This code block is never closed, so everything below it is code.',
    hint: `Close it with a line "${fence}". If a line ":::" of the code ends the note around it, begin and end the note with "::::".`,
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
