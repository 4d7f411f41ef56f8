import type { Diagnostic } from '../../src/node/content/diagnostic.ts';
import { contentError } from '../../src/node/content/diagnostic.ts';
import type { Block } from './extract-blocks.ts';

/** Whether a block is JSON. */
export function isJsonBlock({ language }: Block): boolean {
  return language === 'json';
}

/** Reports a JSON block that is not valid JSON. */
export function checkJson({ file, line, code }: Block): readonly Diagnostic[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [contentError(file, `This block is no JSON: ${reason}.`, undefined, { line })];
  }
}
