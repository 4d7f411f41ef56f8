// content/docs/guides/big-pages.md
import { Element, Frame, type Options, type UserComponent, useNode } from '@craftjs/core';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Box, domOf, dragOver, idOf, openEditor, place, send, twoTexts } from './support.testing.tsx';

const page = twoTexts('First', 'Second');

const textsOf = ({ container }: { container: HTMLElement }) =>
  [...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent);

describe('guides/big-pages#lazy', () => {
  it('renders a component that is loaded lazily inside a function component', async () => {
    const Heavy = lazy(async () => ({ default: () => <b>heavy</b> }));
    const Chart: UserComponent = () => {
      const {
        connectors: { connect, drag },
      } = useNode();
      return (
        <div
          ref={(element) => {
            if (element) connect(drag(element));
          }}
        >
          <Suspense fallback="Loading">
            <Heavy />
          </Suspense>
        </div>
      );
    };
    Chart.craft = { displayName: 'Chart' };
    const editor = openEditor(
      { resolver: { Box, Chart } },
      <Frame>
        <Element is={Box} canvas>
          <Chart />
        </Element>
      </Frame>,
    );
    expect(await screen.findByText('heavy')).toBeDefined();
    expect(domOf(editor, idOf(editor, 'Chart')).getAttribute('draggable')).toBe('true');
  });
});

describe('guides/big-pages#first-render', () => {
  it('stores the elements of all Nodes in one change with BatchedHandlers, without an undo step', async () => {
    const { batchedHandlers } = await loadSample<{ batchedHandlers: Options['handlers'] }>(
      'docs/guides/big-pages',
      'BatchedHandlers.ts',
    );
    const changes: string[] = [];
    const editor = openEditor(
      {
        handlers: batchedHandlers,
        normalizeNodes: (_state, _previous, { type }) => {
          changes.push(type);
        },
      },
      page,
    );
    await act(async () => {});
    // Elements are not data, so `normalizeNodes` runs only for `setState`.
    expect(changes).toEqual(['setState']);
    expect(Object.values(editor.query.getNodes()).every(({ dom }) => dom?.isConnected)).toBe(true);
    expect(editor.query.history.canUndo()).toBe(false);
    send(domOf(editor, idOf(editor, 'Text')), 'mousedown');
    expect(editor.query.getEvent('selected').all()).toEqual([idOf(editor, 'Text')]);
    place(domOf(editor, 'ROOT'), 0, 0, 400, 400);
    const [first, second] = [idOf(editor, 'Text'), idOf(editor, 'Text', 1)];
    place(domOf(editor, first), 20, 20, 360, 40);
    place(domOf(editor, second), 20, 60, 360, 40);
    dragOver(domOf(editor, first), domOf(editor, second), 200, 95).drop();
    expect(textsOf(editor)).toEqual(['Second', 'First']);
  });
});
