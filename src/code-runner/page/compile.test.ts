import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../protocol/code-files.ts';
import { compile } from './compile.ts';
import { GUARD, guardCode } from './guards.ts';
import { createLocate } from './mistakes.ts';

const app = (text: string) => compile([{ path: 'App.tsx', text }]);

/** Milliseconds after which code that no guard has stopped fails the test, which would otherwise never end. */
const MAX_RUN_MS = 10_000;

/** Runs the only module of a compilation with a guard that throws after some calls. */
function run(
  text: string,
  calls: number,
): { readonly exports: Record<string, unknown>; readonly count: number } {
  const compilation = app(text);
  if (compilation.kind === 'mistake') throw new Error(compilation.mistake.text);
  const exports: Record<string, unknown> = {};
  let count = 0;
  const guard = () => {
    count += 1;
    if (count > calls) throw new RangeError('stopped');
  };
  const code = compilation.program.modules[0]?.code ?? '';
  const context = { require: () => ({}), module: { exports }, exports, [GUARD]: guard, RangeError };
  runInNewContext(`(function () {${code}\n})()`, context, { timeout: MAX_RUN_MS });
  return { exports, count };
}

describe('compiling', () => {
  it.each(readdirSync('content/demos').filter((file) => file.endsWith('.tsx')))(
    'keeps the lines of the demo %s',
    (name) => {
      const text = readFileSync(path.join('content/demos', name), 'utf8');
      const compilation = app(text);
      if (compilation.kind === 'mistake') throw new Error(compilation.mistake.text);
      const code = compilation.program.modules[0]?.code ?? '';
      expect(code.split('\n')).toHaveLength(text.split('\n').length);
      expect(() => new Function(code)).not.toThrow();
    },
  );

  it('reports a syntax error with its line and column', () => {
    expect(app('const a = 1;\nconst b = (;\n')).toEqual({
      kind: 'mistake',
      mistake: { text: 'Unexpected token', place: { path: 'App.tsx', line: 2, column: 12 } },
    });
  });

  it.each([
    [
      'const a = 1;\n  const b = await a;',
      /^"await" .* not supported here\. Write it in an async function/,
      13,
    ],
    ['const a = 1;\nfor await (const b of a) {}', /^"await" .* not supported here/, 5],
    ['const a = 1;\n@a class B {}', /^Decorators are not supported here\. Call them/, 1],
  ])('says of %j that it cannot run here, and what to write instead', (text, expected, column) => {
    expect(app(text)).toMatchObject({
      kind: 'mistake',
      mistake: { text: expect.stringMatching(expected), place: { path: 'App.tsx', line: 2, column } },
    });
  });

  it.each([
    'const f = async () => await 1;',
    'const o = { async f() { for await (const a of b) {} }, g: async () => ({ a: await 1 }) };',
    'class A { async f() { if (a) { await 1; } } }',
  ])('runs %j', (text) => {
    expect(app(text).kind).toBe('compiled');
  });

  it('maps a run-time error to its place in the source', () => {
    const source =
      'export const f = (a: string) => { for (;;) {} };\nexport const g = () => missing(1 as any);\n';
    const compilation = app(source);
    if (compilation.kind === 'mistake') throw new Error(compilation.mistake.text);
    const lines = compilation.program.modules[0]?.code.split('\n') ?? [];
    const locate = createLocate(compilation.columns);
    const place = (line: number, word: string) =>
      locate({
        text: '',
        path: 'App.tsx',
        line,
        column: (lines[line - 1]?.indexOf(word) ?? 0) + 1,
      }).place;
    expect(place(1, 'for (;;)')?.column).toBe(source.indexOf('for (;;)') + 1);
    expect(place(2, 'missing')).toEqual({ path: 'App.tsx', line: 2, column: 24 });
  });

  it('rejects 10 MB of code at once', () => {
    const compilation = app(`export default () => ${'1+'.repeat(5_000_000)}1`);
    expect(compilation).toMatchObject({ kind: 'mistake' });
  });

  it('turns style sheets and JSON into modules, and rejects invalid JSON', () => {
    const files = [
      { path: 'App.tsx', text: "import './a.css';" },
      { path: 'a.css', text: 'a { color: red }' },
      { path: 'b.json', text: '{"__proto__": {"x": 1}}' },
    ];
    expect(compile(files)).toMatchObject({ kind: 'compiled', program: { entry: 'App.tsx' } });
    expect(compile([{ path: 'b.json', text: '{' }])).toMatchObject({
      kind: 'mistake',
      mistake: { text: expect.stringContaining('b.json') },
    });
  });

  it('starts with main.tsx if it exists, otherwise with App.tsx', () => {
    const files = ['a.ts', 'src/App.tsx', 'src/main.tsx'].map((name) => ({ path: name, text: '' }));
    expect(entryOf(files)).toBe('src/main.tsx');
    expect(entryOf(files.slice(0, 2))).toBe('src/App.tsx');
    expect(entryOf(files.slice(0, 1))).toBe('a.ts');
  });
});

describe('guards', () => {
  it.each([
    'while (true) {}',
    'while (true) ;',
    'do {} while (true);',
    'for (;;) for (;;) (() => 1)()',
    'for (;;) { try { for (;;) {} } catch {} }',
    'let i = 0; outer: for (const x of [1, 2, 3]) for (;;) { if (i++ > 1e6) continue outer; }',
    'function f() { f(); } f();',
    'const f = () => f(); f();',
    'class A { m() { this.m(); } get g(): number { return this.g; } } new A().m();',
    'const o = { m() { this.m(); } }; o.m();',
  ])('stop %s', (code) => {
    expect(() => run(code, 100)).toThrow('stopped');
  });

  it('do not change results', () => {
    const { exports } = run(
      `export const sum = [1, 2, 3].map((x) => x * 2).reduce((a, b) => a + b);
       export const object = (() => ({ a: 1 }))();
       export let odd = 0; for (const x of [1, 2, 3]) if (x % 2) odd++; else continue;
       export const name = (() => 1, function named() {}).name;
       abstract class B { abstract a(): void; declare x: string; }
       declare function none(): void;
       export const list = [...(function* () { yield 1; })()];`,
      1000,
    );
    expect(exports).toMatchObject({ sum: 12, object: { a: 1 }, odd: 2, name: 'named', list: [1] });
  });

  it('are inserted in place and keep the lines', () => {
    const { code, insertions } = guardCode('while (x)\n  y();\nconst f = () => 1;');
    expect(code.split('\n')).toEqual([
      'while (x)',
      `  {${GUARD}();y();}`,
      `const f = () => (${GUARD}(),(1));`,
    ]);
    expect(insertions.map(({ line, column }) => [line, column])).toEqual([
      [1, 2],
      [1, 6],
      [2, 16],
      [2, 17],
    ]);
  });
});
