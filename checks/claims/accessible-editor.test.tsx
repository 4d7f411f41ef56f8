// content/docs/guides/accessible-editor.md
import { Element, Frame, type UserComponent, useNode } from '@craftjs/core';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Article, Box, domOf, idOf, openEditor, place, send, Text } from './support.testing.tsx';

const PAGE = 'docs/guides/accessible-editor';

describe('guides/accessible-editor#focus', () => {
  it('a click with the Meta key keeps the selection, although it also focuses the block', async () => {
    const { Block } = await loadSample<{ Block: UserComponent<{ label?: string; children?: ReactNode }> }>(
      PAGE,
      'Block.tsx',
    );
    const { query } = openEditor(
      { resolver: { Block } },
      <Frame>
        <Element is={Block} label="Page" canvas>
          <Block label="One" />
          <Block label="Two" />
        </Element>
      </Frame>,
    );
    const click = (label: string, metaKey: boolean) => {
      const block = screen.getByRole('group', { name: label });
      send(block, 'mousedown', { metaKey });
      fireEvent.focus(block);
      send(block, 'click', { metaKey });
    };
    click('One', false);
    click('Two', true);
    expect(query.getEvent('selected').all()).toEqual(query.node('ROOT').childNodes());
  });
});

describe('guides/accessible-editor#move', () => {
  it('a block gets into the region of the card above it, and out again', async () => {
    const { useCommands } = await loadSample<{
      useCommands: () => (id: string, command: 'into' | 'out') => { message: string };
    }>(PAGE, 'use-commands.ts');
    const Card: UserComponent = () => (
      <Article>
        <Element is={Box} id="body" canvas />
      </Article>
    );
    const run: ReturnType<typeof useCommands>[] = [];
    function Commands() {
      run[0] = useCommands();
      return null;
    }
    const editor = openEditor(
      { resolver: { Box, Card, Text } },
      <>
        <Frame>
          <Element is={Box} canvas>
            <Card />
            <Text />
          </Element>
        </Frame>
        <Commands />
      </>,
    );
    const text = idOf(editor, 'Text');
    const say = (command: 'into' | 'out') => {
      let message = '';
      editor.run(() => {
        message = run[0]?.(text, command).message ?? '';
      });
      return message;
    };
    expect(say('into')).toBe('Text, 1 of 1 in Box.');
    expect(editor.query.node(text).ancestors()).toEqual([idOf(editor, 'Box', 1), idOf(editor, 'Card')]);
    expect(say('out')).toBe('Text, 2 of 2 in Box.');
    expect(editor.query.node('ROOT').childNodes()).toContain(text);
  });
});

describe('guides/accessible-editor#touch', () => {
  it('the handle drops where the mouse does: over a text in a box that is not a Canvas, beside the box', async () => {
    const { TouchHandle } = await loadSample<{ TouchHandle: ComponentType<{ id: string }> }>(
      PAGE,
      'TouchHandle.tsx',
    );
    const Line: UserComponent<{ text?: string }> = ({ text }) => {
      const {
        connectors: { connect },
        id,
      } = useNode();
      return (
        <div
          data-node={id}
          ref={(element) => {
            if (element) connect(element);
          }}
        >
          <TouchHandle id={id} />
          <b>{text}</b>
        </div>
      );
    };
    Line.craft = { displayName: 'Line' };
    const editor = openEditor(
      { resolver: { Box, Line } },
      <Frame>
        <Element is={Box} canvas>
          <Line text="Moved" />
          <Box>
            <Line text="Inside" />
          </Box>
        </Element>
      </Frame>,
    );
    const { query } = editor;
    const [moved = '', box = ''] = query.node('ROOT').childNodes();
    const inside = idOf(editor, 'Line', 1);
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    place(domOf(editor, moved), 20, 20, 360, 40);
    place(domOf(editor, box), 20, 80, 360, 200);
    place(domOf(editor, inside), 40, 100, 320, 160);
    expect(query.getDropPlaceholder(moved, inside, { x: 100, y: 240 })?.error).not.toBeNull();

    document.elementFromPoint = () => domOf(editor, inside);
    const handle = domOf(editor, moved).querySelector('span');
    if (handle === null) throw new Error('The line has no handle.');
    handle.setPointerCapture = vi.fn();
    fireEvent.pointerDown(handle, { pointerType: 'touch', clientX: 30, clientY: 40 });
    fireEvent.pointerMove(handle, { pointerType: 'touch', clientX: 100, clientY: 240 });
    expect(query.getState().indicator.error).toBeNull();
    fireEvent.pointerUp(handle, { pointerType: 'touch', clientX: 100, clientY: 240 });
    expect(query.node('ROOT').childNodes()).toEqual([box, moved]);
  });
});
