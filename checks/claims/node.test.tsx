// content/docs/api/node.md
import { Element, Frame } from '@craftjs/core';
import { describe, expect, it } from 'vitest';
import { Box, idOf, openEditor, Text } from './support.testing.tsx';

const page = (
  <Frame>
    <Element is={Box} canvas>
      <Text />
      <Element is={Text} hidden />
    </Element>
  </Frame>
);

describe('api/node#node', () => {
  it('leaves dom null on a page whose editor is disabled', () => {
    const editor = openEditor({ enabled: false }, page);
    expect(Object.values(editor.query.getNodes()).map(({ dom }) => dom)).toEqual([null, null, null]);
  });

  it('leaves dom null on a Node that is hidden from the start, and keeps that of one that is hidden later', () => {
    const editor = openEditor({}, page);
    const [shown, hidden] = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    expect(editor.query.node(hidden).get().dom).toBeNull();
    editor.run(() => editor.actions.setHidden(shown, true));
    expect(editor.query.node(shown).get().dom?.isConnected).toBe(false);
  });
});
