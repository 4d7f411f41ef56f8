import { describe, expect, it } from 'vitest';
import { checkPage, checkPageText } from './check-page.ts';

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

const problemsOf = (value: unknown) => {
  const checked = checkPage(value, known);
  return checked.nodes === undefined ? checked.problems : [];
};

describe('a valid page', () => {
  it('is accepted, with missing properties filled in', () => {
    const { nodes } = checkPage({ ROOT: box(['a']), a: text('ROOT') }, known);
    expect(nodes?.['a']).toEqual({
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
    const { nodes } = checkPage({ ROOT: box(['a']), a: text('ROOT', { text: 'x', onClick: 'y' }) }, known);
    expect(nodes?.['a']?.props).toEqual({ text: 'x' });
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
    const checked = checkPageText(json, known);
    expect(checked.nodes === undefined && checked.problems[0]).toContain(sentence);
  });

  it('is reported with the unknown component and the known ones', () => {
    const [problem] = problemsOf({ ROOT: { ...box([]), type: { resolvedName: 'constructor' } } });
    expect(problem).toBe('Node “ROOT”: its component "constructor" is not one of Box, Text.');
  });

  it('may not use HTML tags as components', () => {
    expect(problemsOf({ ROOT: { ...box([]), type: 'script' } })[0]).toContain('"script" is not one of');
  });

  it('is rejected for a missing child, a child listed twice and a wrong parent', () => {
    expect(problemsOf({ ROOT: box(['a']) })).toEqual(['Node “ROOT”: its child “a” is missing.']);
    expect(problemsOf({ ROOT: box(['a', 'a']), a: text('ROOT') })[0]).toContain('more than once');
    expect(problemsOf({ ROOT: box(['a']), a: text('b') })[0]).toContain('its “parent” is “b”');
  });

  it('is rejected for unreachable Nodes, also in a cycle', () => {
    expect(problemsOf({ ROOT: box([]), a: text('ROOT') })[0]).toContain('no other Node lists it');
    expect(problemsOf({ ROOT: box([]), a: box(['b'], 'b'), b: box(['a'], 'a') })).toHaveLength(2);
    expect(problemsOf({ ROOT: box(['ROOT']) })[0]).toContain('more than once');
  });

  it('is rejected for nesting that no browser could show', () => {
    const chain = Array.from({ length: 300 }, (_, index) => [
      index === 0 ? 'ROOT' : `n${index}`,
      box(
        index === 299 ? [] : [`n${index + 1}`],
        index === 0 ? undefined : index === 1 ? 'ROOT' : `n${index - 1}`,
      ),
    ]);
    expect(problemsOf(Object.fromEntries(chain))).toEqual(['Node “n200”: it is nested more than 200 deep.']);
  });

  it('is rejected for props of another kind than the defaults', () => {
    const [gap, padding] = problemsOf({
      ROOT: { ...box([]), props: { gap: '4', padding: [1, 2, null, 4] } },
    });
    expect(gap).toBe('Node “ROOT”: “gap” must be a number.');
    expect(padding).toBe('Node “ROOT”: “padding” must be a list of 4 numbers.');
    for (const props of ['{"padding": [1, 2]}', '{"gap": 1e999}']) {
      expect(problemsOf({ ROOT: { ...box([]), props: JSON.parse(props) } })).toHaveLength(1);
    }
  });

  it('is rejected for ids that are special to JavaScript objects', () => {
    const page = JSON.parse('{"ROOT": {"type": {"resolvedName": "Box"}}, "__proto__": {}}');
    expect(problemsOf(page)).toEqual(['“__proto__” cannot be an id: use letters, digits, - and _.']);
  });
});
