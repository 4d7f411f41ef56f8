import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactElement } from 'react';
import { Box, Text } from '../parts.tsx';

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
  return (
    <>
      {isSelected && (
        <div
          ref={(el) => el?.addEventListener('mousedown', keep)}
          className="tools"
        >
          <strong>{name}</strong>
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
