import type { Code, Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { type Reporter, sourceOf } from '../page/reporter.ts';

/**
 * Reports the first code that is never closed. Markdown closes it at the fence of the next block, at the end of the note
 * around it, or of the page, which silently turns everything until there into code.
 */
export function reportUnclosedCode(tree: Root, source: string, report: Reporter): void {
  visit(tree, 'code', (node) => {
    if (isClosed(node, source)) return;
    const message = 'This code block is not closed, so everything below it is code, up to the next fence.';
    const hint =
      'Close it with a line of the same signs. If the code contains such a fence or a line ":::", begin and end the block, or the note around it, with one sign more.';
    report.error(node.position?.start, message, hint);
    // What the rest of the code turns into is no mistake of its own.
    return EXIT;
  });
}

/**
 * Whether code ends with a fence, and contains none with a language: such a fence never closes a block, so the one at the
 * end closes the block that begins there.
 */
export function isClosed(code: Code, source: string): boolean {
  const [first = '', ...lines] = sourceOf(code, source)?.split('\n') ?? [];
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  if (fence === undefined) return true; // Indented code has no fence.
  const indent = (code.position?.start.column ?? 1) - 1;
  const begins = new RegExp(`^[\\s>]{0,${indent + 3}}${fence}[\`~]*[ \\t]*[a-z][\\w+-]*(?:\\s|$)`, 'i');
  const ends = new RegExp(`^[\\s>]*${fence}[\`~]*\\s*$`);
  return ends.test(lines.at(-1) ?? '') && !lines.some((line) => begins.test(line));
}
