import type { FieldDefs } from 'contentlayer/source-files/schema';
import { defineNestedType } from 'contentlayer/source-files/schema';
import { describe, expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';
import { problemsWith } from './fixtures/problems-of.ts';
import { parseYaml } from './yaml.ts';

/** The messages about fields written as YAML. */
function messagesFor(text: string, definitions: FieldDefs): string[] {
  const { fields } = parseYaml(text);
  if (fields === undefined) throw new Error('The text has no fields.');
  return [...checkFields(fields, definitions)].map(({ message }) => message);
}

describe('a date', () => {
  const fields: FieldDefs = { day: { type: 'date' } };

  it.each(['2024-02-29', '"2025-12-31"', '0099-01-01'])('may be %s', (day) => {
    expect(messagesFor(`day: ${day}`, fields)).toEqual([]);
  });

  it.each(['2025-02-30', '2023-02-29', '2025-13-01', '2025-00-10', '2025-04-31'])(
    'cannot be %s, which does not exist',
    (day) => {
      expect(messagesFor(`day: ${day}`, fields)).toEqual([`"day" is "${day}", a day that does not exist.`]);
    },
  );

  it.each(['31.1.2025', '2025-1-1', 'soon', '2025-01-01T99:00', '2025'])('cannot be written as %s', (day) => {
    expect(messagesFor(`day: ${day}`, fields)[0]).toContain('but must be a date.');
  });
});

describe('text that must be given', () => {
  const fields: FieldDefs = { title: { type: 'string', required: true }, note: { type: 'string' } };

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
  const Pair = defineNestedType(() => ({
    name: 'Pair',
    fields: { left: { type: 'string', required: true } },
  }));
  const fields: FieldDefs = {
    count: { type: 'number' },
    on: { type: 'boolean' },
    names: { type: 'list', of: { type: 'string' } },
    sides: { type: 'list', of: { type: 'enum', options: ['a', 'b'] } },
    pair: { type: 'nested', of: Pair },
    pairs: { type: 'list', of: Pair },
    anything: { type: 'json' },
  };

  it.each([
    'count: -0.5',
    'on: false',
    'names: []',
    'sides: [a, b]',
    'pair: { left: x }',
    'pairs:\n  - left: x',
    'anything: { a: [1, null] }',
    'anything:',
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
    ['pairs: [{}]', '"left" in entry 1 of "pairs" is missing.'],
    ['pairs:\n  - left: x\n    right: y', '"right" in entry 1 of "pairs" is not a known field.'],
    ['names: &list [a]', 'The value starts with "&", which has a special meaning in YAML.'],
    ['names: *list', 'The value starts with "*", which has a special meaning in YAML.'],
    ['? [a]\n: b', '"" is not a known field.'],
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

  it('may be missing when they have a default', () => {
    expect(
      messagesFor('a: x', { a: { type: 'string' }, b: { type: 'string', required: true, default: 'y' } }),
    ).toEqual([]);
  });

  it('may be defined as a list of fields', () => {
    expect(messagesFor('a: 1', [{ name: 'a', type: 'string' }])).toEqual([
      '"a" is the number 1 but must be text.',
    ]);
  });
});

describe('curly quotes around text', () => {
  const fields: FieldDefs = { title: { type: 'string' } };

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
  const definition: FieldDefs = { pages: { type: 'list', of: { type: 'string' }, required: true } };
  expect(messagesFor('pages: []', definition)).toEqual(['"pages" is an empty list.']);
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
