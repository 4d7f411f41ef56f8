// content/docs/overview.md
import { Element, Frame } from '@craftjs/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Box, domOf, dragOver, openEditor, place, send, Text } from './support.testing.tsx';

/** Opens a page of two lines, 20 px high, one below the other. */
function openTwoLines() {
  const editor = openEditor(
    {},
    <Frame>
      <Element is={Box} canvas>
        <Text text="first" />
        <Text text="second" />
      </Element>
    </Frame>,
  );
  const [first = '', second = ''] = editor.query.node('ROOT').childNodes();
  place(domOf(editor, 'ROOT'), 0, 0, 200, 100);
  place(domOf(editor, first), 20, 20, 160, 20);
  place(domOf(editor, second), 20, 40, 160, 20);
  return { ...editor, editor, first, second };
}

describe('overview', () => {
  it('#start: a line that is dropped on the lower half of the next one swaps places with it', () => {
    const { editor, container, first, second } = openTwoLines();
    dragOver(domOf(editor, first), domOf(editor, second), 100, 55).drop();
    expect(container.textContent).toBe('secondfirst');
  });

  it('#start: with large margins, a drop on the lower half can still count as "before"', () => {
    const { editor, container, first, second } = openTwoLines();
    domOf(editor, second).style.margin = '0px 0px 40px';
    dragOver(domOf(editor, first), domOf(editor, second), 100, 55).drop();
    expect(container.textContent).toBe('firstsecond');
  });

  it('#make-a-component-editable: fast typing is one undo step', () => {
    // By the real clock, the changes would not be fast on a busy machine.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { actions, query, run, container, first } = openTwoLines();
    const type = (text: string) =>
      actions.history.throttle(500).setProp(first, (props: { text: string }) => {
        props.text = text;
      });
    for (const text of ['a', 'ab', 'abc']) run(() => type(text));
    expect(container.textContent).toBe('abcsecond');
    run(() => actions.history.undo());
    expect(container.textContent).toBe('firstsecond');
    expect(query.history.canUndo()).toBe(false);
  });

  it('#collaboration: a version from elsewhere replaces the page without an undo step, and clears the selection', () => {
    const { editor, actions, query, run, container, first } = openTwoLines();
    const theirs = query.serialize().replace('first', 'theirs');
    send(domOf(editor, first), 'mousedown');
    expect(query.getEvent('selected').all()).toEqual([first]);
    run(() => actions.history.ignore().deserialize(theirs));
    expect(container.textContent).toBe('theirssecond');
    expect(query.getEvent('selected').all()).toEqual([]);
    expect(query.history.canUndo()).toBe(false);
  });
});
