import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '../..');

it('what covers what is decided by the levels of tokens.css, outside of the isolated code editor', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const levels = sheets.flatMap((sheet) => {
    const css = readFileSync(path.join(SOURCES, sheet), 'utf8');
    return [...css.matchAll(/z-index: ([^;]+)/g)].map(
      ([, level = '']) => `${path.basename(sheet)}: ${level}`,
    );
  });
  expect(levels.length).toBeGreaterThan(10);
  // Between the layers of the code. No number leaves `.code-view`, which `isolation` closes.
  expect(levels.filter((level) => !/: (?:var\(--z-\w+\))$/.test(level))).toEqual(['code-editor.css: 300']);
  const editor = readFileSync(path.join(SOURCES, 'app/code-editor/code-editor.css'), 'utf8');
  expect(editor).toMatch(/\n\.code-view \{[^}]*isolation: isolate;/);
});
