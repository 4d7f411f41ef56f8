import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath } from 'vite';
import { contentError, formatDiagnostic } from '../content/diagnostic.ts';
import { contentDirectory, DEMOS_FOLDER } from '../content/files.ts';

/** The position above the code frame in the bundler's message: `[ content/demos/nodes.tsx:12:11 ]`. */
const PLACE = /\[ (\S+):(\d+):(\d+) \]/;

/** The file that imports a module that does not exist. */
const IMPORTER = /failed to resolve import .* from "([^"]+)"/;

/**
 * Returns the reason why the bundler could not read the demos, in the form of other mistakes in the content. Undefined
 * for other failures, whose stack helps those who work on the program.
 */
export function demoMistakes(error: unknown, projectRoot: string): string | undefined {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return undefined;
  const demos = normalizePath(
    path.relative(projectRoot, path.resolve(projectRoot, contentDirectory, DEMOS_FOLDER)),
  );
  const errors: readonly unknown[] = error.errors;
  const mistakes = errors.map((mistake) => {
    const message = mistake instanceof Error ? mistake.message : '';
    const text = stripVTControlCharacters(message).replaceAll(`${normalizePath(projectRoot)}/`, '');
    const [, file = '', line, column] = PLACE.exec(text) ?? IMPORTER.exec(text) ?? [];
    if (!file.startsWith(`${demos}/`)) return undefined;
    const [reason = ''] = text.replace(/^\[[^\]]*\]:? /, '').split('\n');
    const place = { line: Number(line ?? 1), ...(column !== undefined && { column: Number(column) }) };
    return formatDiagnostic(contentError(file, reason, 'Run "npm run samples" to check all demos.', place));
  });
  return mistakes.includes(undefined) ? undefined : mistakes.join('\n');
}
