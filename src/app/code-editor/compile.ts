import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import { type Transform, transform } from 'sucrase';
import { type CodeFile, MOST_CHARACTERS } from '../../shared/code-files.ts';
import type { CompiledModule, Program, RunMistake } from '../../shared/code-frame.ts';
import { guardCode, type Insertion } from './guards.ts';

/** A mistake in the reader's code. */
export interface Mistake {
  readonly text: string;
  /** Its place, if known. Line and column count from 1. */
  readonly place?: { readonly path: string; readonly line: number; readonly column: number } | undefined;
}

/** The outcome of compiling: a program whose mistakes can be located in the files, or the first mistake. */
export type Compilation =
  | {
      readonly kind: 'compiled';
      readonly program: Program;
      /** Maps a mistake in the program to the reader's files. */
      readonly locate: (mistake: RunMistake) => Mistake;
    }
  | { readonly kind: 'mistake'; readonly mistake: Mistake };

/** Possible entry files of a program, in the order of lookup. */
const ENTRIES = ['src/main.tsx', 'main.tsx', 'src/App.tsx', 'App.tsx'];

/** Returns the entry file of a program. */
export function entryOf(files: readonly CodeFile[]): string {
  const paths = files.map(({ path }) => path);
  return ENTRIES.find((path) => paths.includes(path)) ?? paths[0] ?? '';
}

/**
 * Compiles files to CommonJS modules with guards. Types are removed, not checked. Keeps all lines where they are, so
 * that a mistake has the same line in the program.
 */
export function compile(files: readonly CodeFile[]): Compilation {
  const characters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MOST_CHARACTERS) {
    const text = `The code has ${characters.toLocaleString('en')} characters; at most ${MOST_CHARACTERS.toLocaleString('en')} can run here.`;
    return { kind: 'mistake', mistake: { text } };
  }
  const modules: CompiledModule[] = [];
  const sourceColumns = new Map<string, SourceColumn>();
  for (const file of files) {
    const compiled = compileFile(file);
    if (compiled.kind === 'mistake') return compiled;
    modules.push({ path: file.path, code: compiled.code });
    sourceColumns.set(file.path, compiled.sourceColumn);
  }
  const locate = ({ text, path, line, column }: RunMistake): Mistake => {
    const sourceColumn = sourceColumns.get(path ?? '');
    if (path === undefined || line === undefined || column === undefined || sourceColumn === undefined)
      return { text };
    return { text, place: { path, line, column: sourceColumn(line, column) } };
  };
  return { kind: 'compiled', program: { modules, entry: entryOf(files) }, locate };
}

/** Returns the column in the source for a line and a column in the compiled code. All count from 1. */
type SourceColumn = (line: number, column: number) => number;

type FileCompilation =
  | { readonly kind: 'compiled'; readonly code: string; readonly sourceColumn: SourceColumn }
  | { readonly kind: 'mistake'; readonly mistake: Mistake };

function compileFile({ path, text }: CodeFile): FileCompilation {
  try {
    if (path.endsWith('.css')) return plain(styleModule(text));
    if (path.endsWith('.json')) return plain(`module.exports = ${JSON.stringify(JSON.parse(text))};`);
    // Compiled without guards first: a syntax error then has its own place, and guards are only put into valid code.
    toCommonJs(path, text);
    const guarded = guardCode(text);
    const { code, mappings } = toCommonJs(path, guarded.code);
    return { kind: 'compiled', code, sourceColumn: createSourceColumn(mappings, guarded.insertions) };
  } catch (error) {
    return { kind: 'mistake', mistake: mistakeOf(error, path) };
  }
}

function plain(code: string): FileCompilation {
  return { kind: 'compiled', code, sourceColumn: (_line, column) => column };
}

/** Returns a module that applies a style sheet. */
function styleModule(css: string): string {
  return `const style = document.createElement('style'); style.textContent = ${JSON.stringify(css)}; document.head.append(style);`;
}

function toCommonJs(path: string, text: string): { code: string; mappings: () => SourceMapMappings } {
  const isTypeScript = /\.tsx?$/.test(path);
  const transforms: Transform[] = ['imports', ...(isTypeScript ? (['typescript'] as const) : [])];
  // In a file "a.ts", `<T>x` is an assertion.
  if (!path.endsWith('.ts')) transforms.push('jsx');
  const { code, sourceMap } = transform(text, {
    transforms,
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: path,
    sourceMapOptions: { compiledFilename: path },
  });
  return { code, mappings: () => decode(sourceMap?.mappings ?? '') };
}

function createSourceColumn(
  mappings: () => SourceMapMappings,
  insertions: readonly Insertion[],
): SourceColumn {
  return (line, column) => {
    const segments = mappings()[line - 1] ?? [];
    const segment = segments.findLast(([compiled]) => compiled <= column - 1);
    const guardedColumn = segment?.[3] ?? 0;
    return withoutInsertions(guardedColumn, line - 1, insertions) + 1;
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

/** Sucrase puts the path before its message and the place after it. */
function mistakeOf(error: unknown, path: string): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const text = message.replace(`Error transforming ${path}: `, '').replace(/ \(\d+:\d+\)$/, '');
  const { line, column } = { ...Object(Object(error).loc) };
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) return { text: `${path}: ${text}` };
  return { text, place: { path, line, column } };
}
