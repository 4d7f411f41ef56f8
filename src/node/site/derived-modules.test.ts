import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slugsModule, writePageApps } from './derived-modules.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'page-apps-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const app = (code: string) => ({ 'src/main.tsx': code, 'src/editor/a.ts': 'a();\n' });
const pathOf = (file: string) => path.join(directory, file);

describe('the apps of pages', () => {
  it('are written by page and section, and started by their entry modules', async () => {
    const entries = await writePageApps(directory, new Map([['guides/boats/step-1', app('one();\n')]]));
    expect([...entries]).toEqual([['guides/boats/step-1', 'guides/boats/step-1/src/main.tsx']]);
    expect(readFileSync(pathOf('guides/boats/step-1/src/main.tsx'), 'utf8')).toBe('one();\n');
    expect(readFileSync(pathOf('guides/boats/step-1/src/editor/a.ts'), 'utf8')).toBe('a();\n');
  });

  it('leave no files behind when a section is removed, and do not touch the others', async () => {
    const both = new Map([
      ['boats/step-1', app('one();\n')],
      ['boats/step-2', app('two();\n')],
    ]);
    await writePageApps(directory, both);
    const before = statSync(pathOf('boats/step-1/src/main.tsx')).mtimeMs;
    both.delete('boats/step-2');
    await writePageApps(directory, both);
    expect(existsSync(pathOf('boats/step-2/src/main.tsx'))).toBe(false);
    expect(statSync(pathOf('boats/step-1/src/main.tsx')).mtimeMs).toBe(before);
  });
});

it('the type of links names all pages, even of a site that has too many for the app to contain them', () => {
  expect(slugsModule(['guides/boats', 'rafts'])).toBe('export type DocSlug = "guides/boats" | "rafts";\n');
});
