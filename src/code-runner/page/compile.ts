import { type Transform, transform } from 'sucrase';
import { fieldsOf } from '../../shared/fields-of.ts';
import { type CodeFile, entryOf, MAX_CHARACTERS } from '../protocol/code-files.ts';
import type { CompiledModule, Program } from '../protocol/code-frame.ts';
import { guardCode } from './guards.ts';
import type { FileColumns, Mistake } from './mistakes.ts';

/** The outcome of compiling: a program, or the first mistake. */
export type Compilation =
  | {
      readonly kind: 'compiled';
      readonly program: Program;
      /** By which mistakes in the program are located in the files. */
      readonly columns: readonly FileColumns[];
    }
  | { readonly kind: 'mistake'; readonly mistake: Mistake };

/**
 * Compiles files to CommonJS modules with guards. Types are removed, not checked. Keeps all lines where they are, so
 * that a mistake has the same line in the program.
 */
export function compile(files: readonly CodeFile[]): Compilation {
  const characters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MAX_CHARACTERS) {
    const text = `The code has ${characters.toLocaleString('en')} characters; at most ${MAX_CHARACTERS.toLocaleString('en')} can run here.`;
    return { kind: 'mistake', mistake: { text } };
  }
  const modules: CompiledModule[] = [];
  const columns: FileColumns[] = [];
  for (const { path, text } of files) {
    try {
      const { code, ...positions } = compileFile(path, text);
      modules.push({ path, code });
      columns.push({ path, ...positions });
    } catch (error) {
      return { kind: 'mistake', mistake: mistakeOf(error, path) };
    }
  }
  return { kind: 'compiled', program: { modules, entry: entryOf(files) }, columns };
}

function compileFile(path: string, text: string): Omit<FileColumns, 'path'> & { readonly code: string } {
  const plain = { mappings: '', insertions: [] };
  if (path.endsWith('.css')) return { code: styleModule(text), ...plain };
  if (path.endsWith('.json')) {
    return { code: `module.exports = ${JSON.stringify(JSON.parse(text))};`, ...plain };
  }
  // Compiled without guards first: a syntax error then has its own place, and guards are only put into valid code.
  toCommonJs(path, text);
  const { code, insertions } = guardCode(text);
  return { ...toCommonJs(path, code), insertions };
}

/** Returns a module that applies a style sheet. */
function styleModule(css: string): string {
  return `const style = document.createElement('style'); style.textContent = ${JSON.stringify(css)}; document.head.append(style);`;
}

function toCommonJs(path: string, text: string): { code: string; mappings: string } {
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
  return { code, mappings: sourceMap?.mappings ?? '' };
}

/** Sucrase puts the path before its message and the place after it. */
function mistakeOf(error: unknown, path: string): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const text = message.replace(`Error transforming ${path}: `, '').replace(/ \(\d+:\d+\)$/, '');
  const { line, column } = fieldsOf(fieldsOf(error)['loc']);
  if (typeof line !== 'number' || typeof column !== 'number') return { text: `${path}: ${text}` };
  return { text, place: { path, line, column } };
}
