import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { contentError, type Diagnostic } from '../../src/node/content/diagnostic.ts';
import { SAMPLE_FORMAT } from '../../src/node/markdown/code/javascript.ts';
import { checkWidth } from './check-blocks.ts';
import type { Block } from './extract-blocks.ts';

const LANGUAGES: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Returns the formatted code of a block. Code that cannot be parsed is unchanged; the compiler reports the error. */
export async function formatted({ language, code }: Block): Promise<string> {
  if (!LANGUAGES.has(language)) return code;
  try {
    const options = { ...SAMPLE_FORMAT, parser: 'babel-ts', plugins: [babel, estree] };
    return (await format(code, options)).trimEnd();
  } catch {
    return code;
  }
}

/** Reports a block that is not formatted, or the lines that are too wide although it is. */
export async function checkFormat(block: Block): Promise<readonly Diagnostic[]> {
  const code = await formatted(block);
  if (code === block.code.trimEnd()) return checkWidth(block);
  const lines = block.code.split('\n');
  const line = code.split('\n').findIndex((text, index) => text !== lines[index]);
  const hint = isLeft(block) ? 'Format it by hand.' : 'Run "npm run samples -- --fix".';
  const message = 'From this line on, the code is not formatted.';
  return [contentError(block.file, message, hint, { line: block.line + line })];
}

/** Whether a block is left to its writer: one that names lines to highlight, `{1,3-5}`, and an example in an API table. */
function isLeft({ meta, isExample }: Block): boolean {
  return isExample === true || /\{[\d,\s-]+\}/.test(meta);
}

/**
 * Returns the markdown of a page with its code formatted, but for what is left to its writer. `blocks` are the code
 * blocks of the page.
 */
export async function formatBlocks(markdown: string, blocks: readonly Block[]): Promise<string> {
  const lines = markdown.split('\n');
  for (const block of blocks.toReversed()) {
    const code = await formatted(block);
    const fence = lines[block.line - 2];
    if (code === block.code.trimEnd() || fence === undefined || isLeft(block)) continue;
    // The marks of quotations are repeated on each line, those of lists only indent it.
    const start = fence.slice(0, fence.search(/`{3}|~{3}/)).replace(/[^>\s]/g, ' ');
    const written = code.split('\n').map((line) => (line === '' ? start.trimEnd() : `${start}${line}`));
    lines.splice(block.line - 1, block.code.split('\n').length, ...written);
  }
  return lines.join('\n');
}
