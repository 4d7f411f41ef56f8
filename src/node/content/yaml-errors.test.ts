import { expect, it } from 'vitest';
import { parseYaml } from './yaml.ts';

/** The findings as `line:column message | hint`. */
function findingsIn(text: string): string[] {
  const { findings, placeOf } = parseYaml(text);
  return findings.map(({ at, message, hint }) => {
    const { line, column } = placeOf(at);
    return `${line}:${column} ${message} | ${hint}`;
  });
}

const QUOTE_IT = 'Put the value in quotes: name: "value".';

it.each([
  [
    'a colon in a value',
    'a: 1\nb: Foo: bar\n',
    `2:4 The value has a colon followed by a space, which starts another field. | ${QUOTE_IT}`,
  ],
  [
    'a package name without quotes',
    'a: @craftjs/core\n',
    `1:4 The value starts with "@", which has a special meaning in YAML. | ${QUOTE_IT}`,
  ],
  [
    'code without quotes',
    'a: `useNode`\n',
    `1:4 The value starts with "\`", which has a special meaning in YAML. | ${QUOTE_IT}`,
  ],
  [
    'a percent sign at the start',
    'a: %foo\n',
    `1:4 The value starts with "%", which has a special meaning in YAML. | ${QUOTE_IT}`,
  ],
  [
    'an exclamation mark at the start',
    'a: !wow yes\n',
    `1:4 The value starts with "!", which has a special meaning in YAML. | ${QUOTE_IT}`,
  ],
  [
    'a bracket at the start',
    'a: [foo] bar\n',
    `1:4 The value starts with "[", which has a special meaning in YAML. | ${QUOTE_IT}`,
  ],
  ['a tab', 'a:\n\tb: 1\n', '2:1 The line is indented with a tab. | Indent with spaces.'],
  [
    'a field without colon',
    'b: 1\ntitle Foo\nc: 2\n',
    '2:1 The line is not a field. | Write "name: value". The text of a page goes below the line "---" that closes the front matter.',
  ],
  [
    'a colon without space',
    'title:Foo\nb: 1\n',
    '1:1 There is no space after the colon. | Write the field as "name: value".',
  ],
  [
    'a quotation mark that is never closed',
    'a: 1\ntitle: "Foo\nb: bar\n',
    '2:8 A quotation mark is opened here and not closed. | Close it, or remove it.',
  ],
  [
    'an apostrophe in single quotes',
    "a: 'it's'\n",
    "1:8 There is text after the closing quotation mark. | Remove it, or write a quotation mark inside the value as ''.",
  ],
  [
    'a bracket that is not closed',
    'a: [1, 2\nb: 3\n',
    '1:4 A bracket is opened here and not closed by "]". | Close it, or put the value in quotes if it is text.',
  ],
  [
    'a line indented too little',
    'a:\n  b: 1\n c: 2\n',
    '3:1 The line is not indented like its neighbours. | Indent it like the other fields of its group.',
  ],
  [
    'a line indented too much',
    'a: 1\n  b: 2\n',
    '2:1 The line is not indented like its neighbours. | Indent it like the other fields of its group.',
  ],
  [
    'a field indented less than the name of its entry',
    'a:\n  - name: b\n   type: c\n    d: e\n',
    '3:1 The line is not indented like its neighbours. | Indent it like the other fields of its group.',
  ],
  [
    'an entry indented less than the first',
    'a:\n   - name: b\n     type: c\n  - name: d\n    type: e\n',
    '4:1 The line is not indented like its neighbours. | Indent it like the other fields of its group.',
  ],
  [
    'a first field that is indented',
    ' a: 1\nb: 2\n',
    '2:1 The line is not indented like its neighbours. | Indent it like the other fields of its group.',
  ],
  [
    'a dash without space',
    'groups:\n  -label: x\n    pages: y\n',
    '2:11 A list entry has no space after its "-". | Write "- " before each entry.',
  ],
  ['a field given twice', 'a: 1\nb: 2\na: 3\n', '3:1 "a" is given twice. | Keep one of the two.'],
  [
    'a second document',
    'a: 1\n---\nb: 2\n',
    '2:1 A second document starts here. | Remove this line: the file must contain only one.',
  ],
  [
    'a wrong escape',
    'a: "\\q"\n',
    '1:5 In double quotes "\\" starts an escape, and there is no such escape. | Write "\\\\" for a backslash, or put the value in single quotes.',
  ],
  [
    'a list where fields belong',
    '- a\n- b\n',
    '1:1 There are no fields here. | Write each field as "name: value".',
  ],
  [
    'an open bracket at the end',
    'b: 1\na: { c: d\n',
    '2:4 A bracket is opened here and not closed by "}". | Close it, or put the value in quotes if it is text.',
  ],
  [
    'a missing comma',
    'a: ["x" "y"]\n',
    '1:9 The YAML cannot be read: Missing , or : between flow sequence items. | Values with special characters need quotes.',
  ],
  [
    'anything else',
    'a: {b c: d e: f}\n',
    '1:10 The YAML cannot be read: Block collections are not allowed within flow collections. | Values with special characters need quotes.',
  ],
])('reports %s in plain words, with the line to mend', (_, text, expected) => {
  expect(findingsIn(text)).toEqual([expected]);
});

it('reports every duplicate field and still reads the others', () => {
  expect(findingsIn('a: 1\na: 2\n"b": 1\n"b": 2\n')).toHaveLength(2);
  expect(parseYaml('a: 1\na: 2\n').fields).toBeDefined();
});

it.each(['', '\n', '# note\n', '\uFEFF'])('reads %j as no fields', (text) => {
  expect(parseYaml(text)).toMatchObject({ fields: undefined, findings: [] });
});
