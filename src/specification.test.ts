import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const TABLE = path.resolve('docs/specification.md');

/** The rows of the tables: a rule, where it is implemented, and the tests that show it. */
const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|rule) \|/.test(line))
  .map((line) => line.slice(2).split(' | '));

/** A link to a file of tests, and the titles that follow it. */
const TESTS = /\]\(([^)]+)\)([^[]*)/g;

/** A title in curly quotes, which may contain others. */
const TITLE = /“((?:[^“”]|“[^“”]*”)*)”/g;

it.each(rows)(
  'the rule “%s” is implemented and tested by what is named for it',
  (_, where = '', tests = '') => {
    const paths = [...where.matchAll(/`([^`]*\/[^`]*|[\w.-]+\.ts)`/g)].map(([, file = '']) => file);
    expect(paths).not.toEqual([]);
    expect(paths.filter((file) => !existsSync(file))).toEqual([]);

    const linked = [...tests.matchAll(TESTS)];
    expect(linked).not.toEqual([]);
    for (const [, link = '', titles = ''] of linked) {
      const text = readFileSync(path.resolve(path.dirname(TABLE), link), 'utf8');
      const missing = [...titles.matchAll(TITLE)].filter(([, title]) => !text.includes(`'${title}'`));
      expect(missing.map(([title]) => title)).toEqual([]);
    }
  },
);
