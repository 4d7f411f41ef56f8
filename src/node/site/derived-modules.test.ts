import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePageApps } from './derived-modules.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'page-apps-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const app = (code: string) => ({ 'src/main.tsx': code, 'src/editor/a.ts': 'a();\n' });
const pathOf = (file: string) => path.join(directory, file);

it('the apps of pages leave no files behind when a section is removed, and do not touch the others', async () => {
  const both = new Map([
    ['boats/step-1', app('one();\n')],
    ['boats/step-2', app('two();\n')],
  ]);
  await writePageApps(directory, both);
  expect(readFileSync(pathOf('boats/step-2/src/editor/a.ts'), 'utf8')).toBe('a();\n');
  const before = statSync(pathOf('boats/step-1/src/main.tsx')).mtimeMs;
  both.delete('boats/step-2');
  await writePageApps(directory, both);
  expect(existsSync(pathOf('boats/step-2/src/main.tsx'))).toBe(false);
  expect(statSync(pathOf('boats/step-1/src/main.tsx')).mtimeMs).toBe(before);
});
