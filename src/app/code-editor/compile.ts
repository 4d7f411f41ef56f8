import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import { type Transform, transform } from 'sucrase';
import { type CodeFile, MOST_CHARACTERS } from '../../shared/code-files.ts';
import type { CompiledModule, Program, RunMistake } from '../../shared/code-frame.ts';
import { guardCode, type Insertion } from './guards.ts';

/** A mistake in the reader's code. */
export interface Mistake {
  readonly text: string;
  /** Where it is, if that is known. Line and column count from 1. */
  readonly place?: { readonly path: string; readonly line: number; readonly column: number } | undefined;
}

/** What has become of files: a program with the way back to the files' lines, or the first mistake. */
export type Compilation =
  | {
      readonly kind: 'compiled';
      readonly program: Program;
      /** Translates a mistake in the program to the reader's files. */
      readonly locate: (mistake: RunMistake) => Mistake;
    }
  | { readonly kind: 'mistake'; readonly mistake: Mistake };

/** Files with which a program may start, in the order in which they are looked for. */
const ENTRIES = ['src/main.tsx', 'main.tsx', 'src/App.tsx', 'App.tsx'];

/** The file with which a program starts. */
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
  const ways = new Map<string, WayBack>();
  for (const file of files) {
    const compiled = compileFile(file);
    if (compiled.kind === 'mistake') return compiled;
    modules.push({ path: file.path, code: compiled.code });
    ways.set(file.path, compiled.wayBack);
  }
  const locate = ({ text, path, line, column }: RunMistake): Mistake => {
    const wayBack = ways.get(path ?? '');
    if (path === undefined || line === undefined || column === undefined || wayBack === undefined)
      return { text };
    return { text, place: { path, line, column: wayBack(line, column) } };
  };
  return { kind: 'compiled', program: { modules, entry: entryOf(files) }, locate };
}

/** Returns the column in the source for a line and a column in the compiled code. All count from 1. */
type WayBack = (line: number, column: number) => number;

type FileCompilation =
  | { readonly kind: 'compiled'; readonly code: string; readonly wayBack: WayBack }
  | { readonly kind: 'mistake'; readonly mistake: Mistake };

function compileFile({ path, text }: CodeFile): FileCompilation {
  try {
    if (path.endsWith('.css')) return plain(styleModule(text));
    if (path.endsWith('.json')) return plain(`module.exports = ${JSON.stringify(JSON.parse(text))};`);
    // First as it is written: a mistake then has its own place, and guards are put into code that is sound.
    toCommonJs(path, text);
    const guarded = guardCode(text);
    const { code, mappings } = toCommonJs(path, guarded.code);
    return { kind: 'compiled', code, wayBack: wayBackOf(mappings, guarded.insertions) };
  } catch (error) {
    return { kind: 'mistake', mistake: mistakeOf(error, path) };
  }
}

function plain(code: string): FileCompilation {
  return { kind: 'compiled', code, wayBack: (_line, column) => column };
}

/** A style sheet is a module that applies it. */
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

function wayBackOf(mappings: () => SourceMapMappings, insertions: readonly Insertion[]): WayBack {
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

/** Sucrase puts the path before its message and the place behind it. */
function mistakeOf(error: unknown, path: string): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const text = message.replace(`Error transforming ${path}: `, '').replace(/ \(\d+:\d+\)$/, '');
  const { line, column } = { ...Object(Object(error).loc) };
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) return { text: `${path}: ${text}` };
  return { text, place: { path, line, column } };
}
