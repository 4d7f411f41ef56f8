import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkFields } from './check-fields.ts';
import {
  choice,
  day,
  type Fields,
  flag,
  group,
  list,
  number,
  optionalList,
  orSwitch,
  TEXT,
  text,
} from './fields.ts';
import { problemsWith } from './fixtures/problems-of.ts';
import { parseYaml } from './yaml.ts';

/** The messages about fields written as YAML. */
function messagesFor(written: string, schema: Fields): string[] {
  const { fields, value, findings } = parseYaml(written);
  const mistakes = fields === undefined ? [] : checkFields(fields, value, schema);
  return [...findings, ...mistakes].map(({ message }) => message);
}

describe('a date', () => {
  const fields = z.strictObject({ day: day('When it was.') });

  it.each(['2024-02-29', '"2025-12-31"', '0099-01-01'])('may be %s', (day) => {
    expect(messagesFor(`day: ${day}`, fields)).toEqual([]);
  });

  it.each(['2025-02-30', '2023-02-29', '2025-13-01', '2025-00-10', '2025-04-31'])(
    'cannot be %s, which does not exist',
    (day) => {
      expect(messagesFor(`day: ${day}`, fields)).toEqual([`"day" is "${day}".`]);
    },
  );

  it.each(['31.1.2025', '2025-1-1', 'soon', '2025-01-01T99:00', '2025'])('cannot be written as %s', (day) => {
    expect(messagesFor(`day: ${day}`, fields)).toEqual([expect.stringContaining(`"day" is`)]);
  });
});

describe('text that must be given', () => {
  const fields = z.strictObject({ title: text('Its name.'), note: text('A note.').optional() });

  it('is not cut off by a comment without a word', () => {
    expect(messagesFor('title: C # and other languages', fields)).toEqual([
      '"# and other languages" is a comment in YAML, so readers do not see it.',
    ]);
  });

  it.each([
    '"C # and others"',
    '"C" # and others',
    'C# and others',
    '|-\n  C # and others',
    'C\n# and others\nnote: one # and others',
  ])('may be %s', (title) => {
    expect(messagesFor(`title: ${title}`, fields)).toEqual([]);
  });
});

describe('other types', () => {
  const Pair = group('Pair', { left: text('One side.') });
  const fields = z
    .strictObject({
      count: number(''),
      on: flag(''),
      names: optionalList(TEXT, ''),
      sides: optionalList(choice(['a', 'b'], ''), ''),
      pair: Pair,
      pairs: optionalList(Pair, ''),
      words: z.record(z.string(), z.string()),
      offer: orSwitch(Pair, ''),
    })
    .partial();

  it.each([
    'count: -0.5',
    'on: false',
    'names: []',
    'sides: [a, b]',
    'pair: { left: x }',
    'pairs:\n  - left: x',
    'words: { a: b }',
    'offer: off',
    'offer: on',
    'offer: { left: x }',
  ])('accept %s', (text) => {
    expect(messagesFor(text, fields)).toEqual([]);
  });

  it.each([
    ['count: "3"', '"count" is the text "3" but must be a number.'],
    ['count: .nan', '"count" is the number .nan but must be a number.'],
    ['on: yes', '"on" is the text "yes" but must be a boolean.'],
    ['names: a, b', '"names" is the text "a, b" but must be a list.'],
    ['names: [a, 3]', 'Entry 2 of "names" is the number 3 but must be text.'],
    ['names:\n  - a\n  -\n', 'Entry 2 of "names" is empty.'],
    ['sides: [a, c]', 'Entry 2 of "sides" is "c".'],
    ['pair: x', '"pair" is the text "x" but must be a group of fields.'],
    ['pair: [x]', '"pair" is a list but must be a group of fields.'],
    ['offer: x', '"offer" is the text "x" but must be a group of fields, "on" or "off".'],
    ['offer: {}', '"left" in "offer" is missing.'],
    ['words: { a: 1 }', '"a" in "words" is the number 1 but must be text.'],
    ['pairs: [{}]', '"left" in entry 1 of "pairs" is missing.'],
    ['pairs:\n  - left: x\n    right: y', '"right" in entry 1 of "pairs" is not a known field.'],
    ['names: &list [a]', 'The value starts with "&", which has a special meaning in YAML.'],
    ['names: *list', 'The value starts with "*", which has a special meaning in YAML.'],
    ['? [a]\n: b', '"[ a ]" is not a known field.'],
    ['1: b', '"1" is not a known field.'],
  ])('do not accept %s', (text, message) => {
    expect(messagesFor(text, fields)).toEqual([message]);
  });

  it('do not repeat a very long value in the message', () => {
    expect(messagesFor(`count: ${'x'.repeat(5000)}`, fields)[0]?.length).toBeLessThan(130);
  });

  it.each(['lfet: x', 'Left: x'])('are reported once when their name is misspelt, as in %s', (field) => {
    expect(messagesFor(`pair:\n  ${field}`, fields)).toEqual([
      `"${field.slice(0, 4)}" in "pair" is not a known field.`,
    ]);
  });
});

describe('curly quotes around text', () => {
  const fields = z.strictObject({ title: text('Its name.') });

  it.each(['“Nodes”', '‘Nodes’', '“Nodes', '„Nodes“'])('such as %s are reported', (title) => {
    expect(messagesFor(`title: ${title}`, fields)[0]).toContain('begins with the curly quote');
  });

  it.each(['"“Nodes”"', '“Nodes” and “trees”', 'What “Nodes” are', 'The editor’s state', '‘Nodes’ are it'])(
    'are not reported in %s',
    (title) => {
      expect(messagesFor(`title: ${title}`, fields)).toEqual([]);
    },
  );
});

it('a list that is required must not be empty', () => {
  expect(messagesFor('pages: []', z.strictObject({ pages: list(TEXT, '') }))).toEqual([
    '"pages" is an empty list.',
  ]);
});

it.each(['id', 'slug'])(
  'the message about the field "%s" of other tools says that the path of the file is the address',
  async (field) => {
    const page = `---\ntitle: Nodes\ndescription: What nodes are.\n${field}: tree\n---\n\nText.\n`;
    expect(await problemsWith({ 'docs/concepts/nodes.md': page })).toEqual([
      `content/docs/concepts/nodes.md:4:1 error: "${field}" is not a known field.\n` +
        '    The address of a page follows from the path of its file: remove the field. "redirects" of site.yaml leads readers of an old address to it.',
    ]);
  },
);
