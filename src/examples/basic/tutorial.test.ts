import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { appAfter } from '../../node/markdown/page-app.ts';

const TUTORIAL = 'content/docs/guides/basic-tutorial.md';
/** What follows the last step is optional and no part of the example. */
const LAST_STEP = 'step-13';
const app = path.join(import.meta.dirname, 'app');

const page = unified().use(remarkParse).parse(readFileSync(TUTORIAL, 'utf8'));
const shown = new Map(
  Object.entries(appAfter(page, LAST_STEP) ?? {}).map(([file, code]) => [file.replace('src/', ''), code]),
);
// The example starts the app itself, with the site's frame around it.
const names = [...shown.keys()].filter((name) => name !== 'main.tsx').sort();

describe('the Basic example', () => {
  it('consists of the files that the tutorial ends with', () => {
    const files = readdirSync(app, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(app, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
    expect(files.sort()).toEqual(names);
    expect(names).toContain('App.tsx');
  });

  it.each(names)('has %s as the tutorial shows it last', (name) => {
    expect(readFileSync(path.join(app, name), 'utf8')).toBe(shown.get(name));
  });
});
