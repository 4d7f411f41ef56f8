import { contentError, type Diagnostic } from '../../src/node/content/diagnostic.ts';
import type { Block } from './extract-blocks.ts';

/** Reports a JSON block that is not valid JSON. */
export function checkJson({ file, line, code }: Block): readonly Diagnostic[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [contentError(file, `This block is not JSON: ${reason}.`, undefined, { line })];
  }
}

/**
 * The number of columns of code that an article shows without scrolling (`--column` in `src/app/styles/foundation/tokens.css`).
 */
const CODE_COLUMNS = 76;

/** Reports each line of a block that is too wide for the article's column, in which the checks of challenges are not. */
export function checkWidth({ file, line, language, code }: Block): readonly Diagnostic[] {
  if (language === 'api' || file.endsWith('.check.ts')) return [];
  return code.split('\n').flatMap(({ length }, index) => {
    if (length <= CODE_COLUMNS) return [];
    const message = `This line of code is ${length} columns wide; readers see ${CODE_COLUMNS}.`;
    return contentError(file, message, 'Break the line, or shorten its comment.', { line: line + index });
  });
}
