import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import type { Point } from '../../shared/point.ts';
import type { RunMistake } from '../protocol/code-frame.ts';
import type { Insertion } from './guards.ts';

/** A mistake in the reader's code. */
export interface Mistake {
  readonly text: string;
  /** Its place, if known. */
  readonly place?: (Point & { readonly path: string }) | undefined;
}

/** The columns of a compiled file. Its lines are those of its source. */
export interface FileColumns {
  readonly path: string;
  /** The mappings of a source map from the compiled file to the guarded source. */
  readonly mappings: string;
  /** The guards in the guarded source. */
  readonly insertions: readonly Insertion[];
}

/** Returns a function that maps mistakes in a program to the reader's files. */
export function createLocate(files: readonly FileColumns[]): (mistake: RunMistake) => Mistake {
  // Decoded once: code can report hundreds of mistakes in a second.
  const decoded = new Map<FileColumns, SourceMapMappings>();
  return ({ text, path, line, column }) => {
    const file = files.find((one) => one.path === path);
    if (file === undefined || line === undefined || column === undefined) return { text };
    const mappings = decoded.get(file) ?? decode(file.mappings);
    decoded.set(file, mappings);
    const segment = mappings[line - 1]?.findLast(([compiled]) => compiled <= column - 1);
    const sourceColumn = withoutInsertions(segment?.[3] ?? 0, line - 1, file.insertions) + 1;
    return { text, place: { path: file.path, line, column: sourceColumn } };
  };
}

/** Returns the column in the source for one in the guarded code. Both count from 0. */
function withoutInsertions(guarded: number, line: number, insertions: readonly Insertion[]): number {
  let added = 0;
  for (const one of insertions) {
    if (one.line !== line || one.column + added > guarded) continue;
    added += Math.min(one.length, guarded - one.column - added);
  }
  return guarded - added;
}
