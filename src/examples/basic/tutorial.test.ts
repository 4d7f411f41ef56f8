import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { appAfter } from '../../node/markdown/page-app.ts';

/**
 * The pages that build the example, each with the last section that belongs to the example. The second page continues
 * the first.
 */
const PAGES = [
  ['content/docs/guides/basic-tutorial.md', 'step-12'],
  ['content/docs/guides/save-load-state.md', 'finish'],
] as const;
const app = path.join(import.meta.dirname, 'app');

const shown = new Map(
  PAGES.flatMap(([file, section]) => {
    const page = unified().use(remarkParse).parse(readFileSync(file, 'utf8'));
    return Object.entries(appAfter(page, section) ?? {});
  }).map(([file, code]) => [file.replace('src/', ''), code]),
);
// The example starts the app itself, with the site's frame around it.
const names = [...shown.keys()].filter((name) => name !== 'main.tsx').sort();

describe('the Basic example', () => {
  it('consists of the files of the tutorial and of those that Save and Load adds', () => {
    const files = readdirSync(app, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(app, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
    expect(files.sort()).toEqual(names);
    expect(names).toContain('App.tsx');
  });

  it.each(names)('has %s as the pages show it last', (name) => {
    expect(readFileSync(path.join(app, name), 'utf8')).toBe(shown.get(name));
  });
});

it('the examples show the same wordmark as the site', () => {
  const [, path = ''] = /wordmark:\n {2}path: (.+)\n/.exec(readFileSync('content/site.yaml', 'utf8')) ?? [];
  expect(path).not.toBe('');
  expect(readFileSync('src/examples/shared/Brand.tsx', 'utf8')).toContain(`'${path}'`);
});
