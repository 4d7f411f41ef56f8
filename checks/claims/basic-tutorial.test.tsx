// content/docs/guides/basic-tutorial.md and the pages that continue it; e2e/examples/basic/ uses the finished editor in a browser.
import { Element, Frame, type UserComponent, type useEditorReturnType } from '@craftjs/core';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { Article, Box, openEditor, Text } from './support.testing.tsx';

const PAGE = 'docs/guides/tutorial-editing';

/** A container that accepts three parts. */
const Three: UserComponent<{ children?: ReactNode }> = ({ children }) => <Article>{children}</Article>;
Three.craft = {
  displayName: 'Three',
  isCanvas: true,
  rules: {
    canMoveIn: (incoming, self, helpers) => helpers(self.id).childNodes().length + incoming.length <= 3,
  },
};

describe('guides/tutorial-editing#step-11', () => {
  it('Duplicate copies the selection as one undo step, without Nodes that a rule rejects', async () => {
    const { duplicateSelected } = await loadSample<{
      duplicateSelected: (editor: Pick<useEditorReturnType, 'actions' | 'query'>) => void;
    }>(PAGE, 'src/editor/commands.ts');
    const { actions, query, run } = openEditor(
      { resolver: { Three, Text } },
      <Frame>
        <Three>
          <Text text="One" />
          <Text text="Two" />
        </Three>
      </Frame>,
    );
    const texts = () =>
      query
        .node('ROOT')
        .childNodes()
        .map((id) => query.node(id).get().data.props['text']);
    run(() => actions.selectNode(query.node('ROOT').childNodes()));
    run(() => duplicateSelected({ actions, query }));
    expect(texts()).toEqual(['One', 'One', 'Two']);
    run(() => actions.history.undo());
    expect(texts()).toEqual(['One', 'Two']);
    expect(query.history.canUndo()).toBe(false);

    const [one = ''] = query.node('ROOT').childNodes();
    run(() => actions.selectNode(one));
    run(() => duplicateSelected({ actions, query }));
    const copy = query.node('ROOT').childNodes()[1] ?? '';
    run(() => actions.setProp(copy, (props) => Object.assign(props, { text: 'Copy' })));
    expect(texts()).toEqual(['One', 'Copy', 'Two']);
  });

  it('in a form field the keys keep their usual meaning, in inputs and selects too', async () => {
    const { useShortcuts } = await loadSample<{ useShortcuts: () => void }>(
      PAGE,
      'src/editor/use-shortcuts.ts',
    );
    function Panel() {
      useShortcuts();
      return (
        <>
          <input aria-label="Size" type="range" />
          <input aria-label="Name" />
          <select aria-label="Kind" />
          <textarea aria-label="Words" />
          <button type="button">Other</button>
        </>
      );
    }
    const { actions, query, run } = openEditor(
      {},
      <>
        <Panel />
        <Frame>
          <Element is={Box} canvas>
            <Text text="One" />
          </Element>
        </Frame>
      </>,
    );
    const [one = ''] = query.node('ROOT').childNodes();
    run(() => actions.selectNode(one));
    for (const field of ['Size', 'Name', 'Kind', 'Words']) {
      fireEvent.keyDown(screen.getByLabelText(field), { key: 'Backspace' });
      expect(query.node('ROOT').childNodes(), field).toEqual([one]);
    }
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Backspace' });
    expect(query.node('ROOT').childNodes()).toEqual([]);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'z', ctrlKey: true });
    expect(query.node('ROOT').childNodes()).toEqual([one]);
  });
});
