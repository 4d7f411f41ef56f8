// content/docs/api/user-component.md
import { Element, Frame, type NodeRules, type UserComponent } from '@craftjs/core';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Box, idOf, openEditor, Text } from './support.testing.tsx';

/** Opens an editor with two rows, the first with two columns, which have these rules. */
function openRows(rules: Partial<NodeRules>) {
  const Column: UserComponent = () => null;
  Column.craft = { displayName: 'Column', rules };
  const editor = openEditor(
    { resolver: { Box, Column } },
    <Frame>
      <Element is={Box} canvas>
        <Element is={Box} canvas>
          <Column />
          <Column />
        </Element>
        <Element is={Box} canvas />
      </Element>
    </Frame>,
  );
  return { editor, Column, row: idOf(editor, 'Box', 1), other: idOf(editor, 'Box', 2) };
}

describe('api/user-component#rule-throws', () => {
  const refusalOf = (canMoveIn: NodeRules['canMoveIn']) => {
    const Full: UserComponent<{ children?: React.ReactNode }> = () => null;
    Full.craft = { displayName: 'Full', isCanvas: true, rules: { canMoveIn } };
    const editor = openEditor(
      { resolver: { Box, Full, Text } },
      <Frame>
        <Element is={Box} canvas>
          <Full />
          <Text />
        </Element>
      </Frame>,
    );
    let message = '';
    const isAllowed = editor.query.node(idOf(editor, 'Full')).isDroppable(idOf(editor, 'Text'), (error) => {
      message = String(error);
    });
    return { isAllowed, message };
  };

  it('refuses with the error of a rule that throws', () => {
    const refusal = refusalOf(() => {
      throw new Error('No more room');
    });
    expect(refusal).toEqual({ isAllowed: false, message: 'Error: No more room' });
  });

  it('refuses with the usual message if a rule returns nothing', () => {
    const nothing: unknown = () => undefined;
    const rules: Partial<NodeRules> = {};
    Reflect.set(rules, 'canMoveIn', nothing);
    const refusal = refusalOf(rules.canMoveIn ?? (() => true));
    expect(refusal.isAllowed).toBe(false);
    expect(refusal.message).toContain('Target parent rejects incoming node');
  });

  it('treats a Promise as consent', () => {
    const rules: Partial<NodeRules> = {};
    Reflect.set(rules, 'canMoveIn', async () => false);
    expect(refusalOf(rules.canMoveIn ?? (() => false)).isAllowed).toBe(true);
  });
});

describe('guides/rules#rule-recipes', () => {
  it('keeps columns in their row with sameParentOnly, and lets new ones in', async () => {
    const { sameParentOnly } = await loadSample<{ sameParentOnly: Partial<NodeRules> }>(
      'docs/guides/rules',
      'rules.ts',
    );
    const { editor, Column, row, other } = openRows(sameParentOnly);
    const { query } = editor;
    const column = idOf(editor, 'Column');
    expect(query.node(row).isDroppable(column)).toBe(true);
    expect(query.node(other).isDroppable(column)).toBe(false);
    const tree = query.parseReactElement(<Column />).toNodeTree();
    const top = tree.nodes[tree.rootNodeId];
    if (top === undefined) throw new Error('The tree is empty.');
    expect(query.node(other).isDroppable(top)).toBe(true);
  });

  it('with atMostOnPage, a full page accepts no more, and its Nodes can still move', async () => {
    const { atMostOnPage } = await loadSample<{ atMostOnPage: (max: number) => Partial<NodeRules> }>(
      'docs/guides/rules',
      'rules.ts',
    );
    // The page has two columns.
    const { editor, Column, row, other } = openRows(atMostOnPage(2));
    const { query, actions, run } = editor;
    const [first = ''] = query.node(row).childNodes();
    const tree = query.parseReactElement(<Column />).toNodeTree();
    const top = tree.nodes[tree.rootNodeId];
    if (top === undefined) throw new Error('The tree is empty.');
    expect(query.node(other).isDroppable(top)).toBe(false);
    expect(query.node(other).isDroppable(first)).toBe(true);
    run(() => actions.delete(first));
    expect(query.node(other).isDroppable(top)).toBe(true);
  });
});

describe('api/user-component#default-props', () => {
  it('lets a prop that is passed as undefined win over its default', () => {
    const editor = openEditor(
      {},
      <Frame>
        <Text text={undefined} />
      </Frame>,
    );
    expect(editor.query.node('ROOT').get().data.props).toEqual({ text: undefined });
  });
});
