import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

/** Lets users drag an element, and select it by mouse or keyboard. */
// fold
function useBlock() {
  const { connectors, id } = useNode();
  const { actions, query } = useEditor();
  return {
    ref: (el: HTMLElement | null) => {
      if (el) connectors.connect(connectors.drag(el));
    },
    tabIndex: 0,
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      if (!query.getEvent('selected').contains(id)) actions.selectNode(id);
    },
    style: { padding: 16, outline: '1px solid var(--line)' },
  };
}

function Text({ text }: { text: string }) {
  return <div {...useBlock()}>{text}</div>;
}

Text.craft = { displayName: 'Text' };

function Box({ children }: { children?: ReactNode }) {
  return <div {...useBlock()}>{children}</div>;
}

Box.craft = { displayName: 'Box' };

/** Otherwise the box around the bar would be selected. */
const keep = (event: { stopPropagation(): void }) =>
  event.stopPropagation();

/** Renders each Node, with a bar above the one that is selected. */
// fold
function WithBar({ render }: { render: ReactElement }) {
  const { id, name, isSelected } = useNode((node) => ({
    name: node.data.displayName,
    isSelected: node.events.selected,
  }));
  const { actions, parent, isDeletable } = useEditor((state, query) => ({
    parent: state.nodes[id]?.data.parent,
    isDeletable: query.node(id).isDeletable(),
  }));
  const bar = { padding: 4, background: 'var(--accent-soft)' };
  return (
    <>
      {isSelected && (
        <div
          ref={(el) => el?.addEventListener('mousedown', keep)}
          onFocus={keep}
          style={bar}
        >
          <strong>{name}</strong>{' '}
          {parent && (
            <button
              type="button"
              onClick={() => actions.selectNode(parent)}
            >
              Around it
            </button>
          )}
          {isDeletable && (
            <button type="button" onClick={() => actions.delete(id)}>
              Delete
            </button>
          )}
        </div>
      )}
      {render}
    </>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, Text }} onRender={WithBar}>
      <Frame>
        <Element is={Box} canvas>
          {/* start */}
          <Text text="Select me, and a bar appears." />
          <Element is={Box} canvas>
            <Text text="Drag me out of the box." />
          </Element>
        </Element>
      </Frame>
    </Editor>
  );
}
