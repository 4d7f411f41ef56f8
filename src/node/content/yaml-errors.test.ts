import { expect, it } from 'vitest';
import { parseYaml } from './yaml.ts';

/** The findings as `line:column message`. */
function findingsIn(text: string): string[] {
  return parseYaml(text).findings.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const FOLLOWED =
  'The value has a colon followed by a space, or the next line is indented too far: another field starts.';
const startsWith = (sign: string) => `The value starts with "${sign}", which has a special meaning in YAML.`;

it.each([
  ['a colon in a value', 'a: 1\nb: Foo: bar\n', `2:4 ${FOLLOWED}`],
  ['a line indented too much', 'a: 1\n  b: 2\n', `1:4 ${FOLLOWED}`],
  ['a package name without quotes', 'a: @craftjs/core\n', `1:4 ${startsWith('@')}`],
  ['code without quotes', 'a: `useNode`\n', `1:4 ${startsWith('`')}`],
  ['a percent sign at the start', 'a: %foo\n', `1:4 ${startsWith('%')}`],
  ['an exclamation mark at the start', 'a: !wow yes\n', `1:4 ${startsWith('!')}`],
  [
    'a quotation mark that is never closed',
    'a: 1\ntitle: "Foo\nb: bar\n',
    '2:8 The value starts with ", which is not closed.',
  ],
  ['an open bracket', 'a: [1, 2\nb: 3\n', '1:4 The value starts with [, which is not closed.'],
  ['an open bracket at the end', 'b: 1\na: { c: d\n', '2:4 The value starts with {, which is not closed.'],
])('reports %s in plain words, at the place to mend', (_, text, expected) => {
  expect(findingsIn(text)).toEqual([expected]);
});

it.each([
  ['a tab', 'a:\n\tb: 1\n', '2:1'],
  ['a field without colon', 'b: 1\ntitle Foo\nc: 2\n', '2:1'],
  ['an apostrophe in single quotes', "a: 'it's'\n", '1:8'],
  ['a line indented too little', 'a:\n  b: 1\n c: 2\n', '3:1'],
  ['a field given twice', 'a: 1\nb: 2\na: 3\n', '3:1'],
  ['a missing comma', 'a: ["x" "y"]\n', '1:9'],
])('reports %s in the words of the parser, at the place to mend', (_, text, place) => {
  expect(findingsIn(text)).toEqual([expect.stringMatching(`^${place} The YAML cannot be read: .+\\.$`)]);
});

it.each(['', '# note\n', '\uFEFF', '- a\n- b\n'])('reads %j as no fields', (text) => {
  expect(parseYaml(text)).toMatchObject({ value: undefined, findings: [] });
});
