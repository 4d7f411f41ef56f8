import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkFields } from './check-fields.ts';
import { choice, day, type Fields, flag, group, list, number, optionalList, TEXT, text } from './fields.ts';
import { parseYaml } from './yaml.ts';

/** The messages about fields written as YAML. */
function messagesFor(written: string, schema: Fields): string[] {
  return checkFields(parseYaml(written), schema).map(({ message }) => message);
}

describe('a date', () => {
  const fields = z.strictObject({ day: day('When it was.') });

  it.each(['2024-02-29', '"2025-12-31"'])('may be %s', (day) => {
    expect(messagesFor(`day: ${day}`, fields)).toEqual([]);
  });

  it.each(['2025-02-30', '2025-13-01', '31.1.2025', 'soon', '2025-01-01T99:00', '2025'])(
    'cannot be %s',
    (day) => {
      expect(messagesFor(`day: ${day}`, fields)).toEqual([
        '"day" must be a date that exists, such as 2025-01-31.',
      ]);
    },
  );
});

describe('text that must be given', () => {
  const fields = z.strictObject({ title: text('Its name.'), note: text('A note.').optional() });

  it.each([
    ['C # and others', '"# and others" is a comment in YAML, so readers do not see it.'],
    ['“Nodes”', 'The value is in curly quotes, which YAML treats as part of the text.'],
  ])('is not %s, of which readers would see something else', (title, message) => {
    expect(messagesFor(`title: ${title}`, fields)).toEqual([message]);
  });

  it.each(['"C # and others"', 'C# and others', '|-\n  C # and others', '“Nodes” and “trees”', '"“Nodes”"'])(
    'may be %s',
    (title) => {
      expect(messagesFor(`title: ${title}`, fields)).toEqual([]);
    },
  );
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
      words: z.record(z.string(), TEXT),
      required: list(TEXT, ''),
    })
    .partial();

  it.each(['count: -0.5', 'on: false', 'names: []', 'sides: [a, b]', 'pair: { left: x }', 'words: { a: b }'])(
    'accept %s',
    (text) => {
      expect(messagesFor(text, fields)).toEqual([]);
    },
  );

  it.each([
    ['count: "3"', '"count" must be a number, in digits without quotes.'],
    ['on: yes', '"on" must be true or false, without quotes.'],
    ['names: a, b', '"names" must be a list, each entry on a line that begins with "- ".'],
    ['names: [a, 3]', 'Entry 2 of "names" must be text; numbers, true and false need quotes.'],
    ['required: []', '"required" must have at least one entry.'],
    ['sides: [a, c]', 'Entry 2 of "sides" must be one of a, b.'],
    ['pair: x', '"pair" must be fields, each on a line below it.'],
    ['words: { a: 1 }', '"a" in "words" must be text; numbers, true and false need quotes.'],
    ['pairs: [{}]', '"left" in entry 1 of "pairs" is missing.'],
    ['pairs:\n  - left: x\n    right: y', '"right" in entry 1 of "pairs" is not a known field.'],
    ['names: &list [a]', 'The value starts with "&", which has a special meaning in YAML.'],
    ['names: *list', 'The value starts with "*", which has a special meaning in YAML.'],
    ['? [a]\n: b', '"[ a ]" is not a known field.'],
    ['1: b', '"1" is not a known field.'],
  ])('do not accept %s', (text, message) => {
    expect(messagesFor(text, fields)).toEqual([message]);
  });

  it.each(['lfet: x', 'Left: x'])('are reported once when their name is misspelt, as in %s', (field) => {
    expect(messagesFor(`pair:\n  ${field}`, fields)).toEqual([
      `"${field.slice(0, 4)}" in "pair" is not a known field.`,
    ]);
  });
});
