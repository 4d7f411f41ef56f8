import { describe, expect, it } from 'vitest';
import { checkPage, parsePage } from './check-page.ts';

const known = new Map([
  ['Box', { gap: 0, padding: [0, 0, 0, 0] }],
  ['Text', { text: '', bold: false }],
]);

const box = (nodes: readonly string[], parent?: string) => ({
  type: { resolvedName: 'Box' },
  isCanvas: true,
  props: { gap: 4 },
  nodes,
  ...(parent && { parent }),
});
const text = (parent: string, props: object = { text: 'Hi' }) => ({
  type: { resolvedName: 'Text' },
  props,
  parent,
});

const problemOf = (value: unknown) => {
  try {
    checkPage(value, known);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe('a valid page', () => {
  it('is accepted, with missing properties filled in', () => {
    const nodes = checkPage({ ROOT: box(['a']), a: text('ROOT') }, known);
    expect(nodes['a']).toEqual({
      type: { resolvedName: 'Text' },
      isCanvas: false,
      props: { text: 'Hi' },
      displayName: 'Text',
      custom: {},
      parent: 'ROOT',
      hidden: false,
      nodes: [],
      linkedNodes: {},
    });
  });

  it('is loaded without the props that its components do not have', () => {
    const nodes = checkPage({ ROOT: box(['a']), a: text('ROOT', { text: 'x', onClick: 'y' }) }, known);
    expect(nodes['a']?.props).toEqual({ text: 'x' });
  });
});

describe('an invalid page', () => {
  it.each([
    ['', 'There is no text.'],
    ['{', 'This is not JSON'],
    ['null', 'A page is an object'],
    ['[]', 'A page is an object'],
    ['{}', 'The Node “ROOT” is missing.'],
  ])('is rejected with a reason for %j', (json, sentence) => {
    expect(() => parsePage(json)).toThrow(sentence);
  });

  it('is reported with the unknown component and the known ones', () => {
    const problem = problemOf({ ROOT: { ...box([]), type: { resolvedName: 'constructor' } } });
    expect(problem).toBe('Node “ROOT”: its component "constructor" is not one of Box, Text.');
  });

  it('may not use HTML tags as components', () => {
    expect(problemOf({ ROOT: { ...box([]), type: 'script' } })).toContain('"script" is not one of');
  });

  it('is rejected for a missing child, a child listed twice and a wrong parent', () => {
    expect(problemOf({ ROOT: box(['a']) })).toBe('Node “ROOT”: its child “a” is missing.');
    expect(problemOf({ ROOT: box(['a', 'a']), a: text('ROOT') })).toContain('more than once');
    expect(problemOf({ ROOT: box(['a']), a: text('b') })).toContain('its “parent” is “b”');
  });

  it('is rejected for unreachable Nodes, also in a cycle', () => {
    expect(problemOf({ ROOT: box([]), a: text('ROOT') })).toContain('no other Node lists it');
    expect(problemOf({ ROOT: box([]), a: box(['b'], 'b'), b: box(['a'], 'a') })).toContain(
      'no other Node lists it',
    );
    expect(problemOf({ ROOT: box(['ROOT']) })).toContain('more than once');
  });

  it('is rejected for nesting that no browser could show', () => {
    const chain = Array.from({ length: 300 }, (_, index) => [
      index === 0 ? 'ROOT' : `n${index}`,
      box(
        index === 299 ? [] : [`n${index + 1}`],
        index === 0 ? undefined : index === 1 ? 'ROOT' : `n${index - 1}`,
      ),
    ]);
    expect(problemOf(Object.fromEntries(chain))).toBe('Node “n200”: it is nested more than 200 deep.');
  });

  it('is rejected for props of another kind than the defaults', () => {
    const problemWith = (props: string) => problemOf({ ROOT: { ...box([]), props: JSON.parse(props) } });
    expect(problemWith('{"gap": "4"}')).toBe('Node “ROOT”: “gap” must be a number.');
    expect(problemWith('{"gap": 1e999}')).toContain('must be a number');
    for (const padding of ['[1, 2, null, 4]', '[1, 2]', '"4px"']) {
      expect(problemWith(`{"padding": ${padding}}`)).toContain('must be a list of 4 numbers');
    }
  });

  it('is rejected for a text that nobody could have typed', () => {
    expect(problemOf({ ROOT: box(['a']), a: text('ROOT', { text: 'é'.repeat(5001) }) })).toBe(
      'Node “a”: “text” is longer than 5000 characters.',
    );
  });

  it('is rejected for ids that are special to JavaScript objects', () => {
    const page = JSON.parse('{"ROOT": {"type": {"resolvedName": "Box"}}, "__proto__": {}}');
    expect(problemOf(page)).toBe('“__proto__” cannot be an id: use letters, digits, - and _.');
  });
});
