import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

// fold
function Box({ text, children }: { text?: string; children?: ReactNode }) {
  const {
    connectors: { connect, drag },
    id,
  } = useNode();
  const { actions, query } = useEditor();
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      tabIndex={0}
      onFocus={(event) => {
        event.stopPropagation();
        if (!query.getEvent('selected').contains(id))
          actions.selectNode(id);
      }}
      style={{ padding: 16, border: '1px solid var(--line-strong)' }}
    >
      {text ?? children}
    </div>
  );
}

Box.craft = { displayName: 'Box' };

// fold
function Inspector() {
  const { node } = useEditor((_state, query) => {
    const hovered: string | undefined = query.getEvent('hovered').last();
    const selected: string | undefined = query.getEvent('selected').last();
    const id = hovered ?? selected ?? 'ROOT';
    const helpers = query.node(id);
    const draggable = helpers.isDraggable();
    return { node: { id, draggable, ...helpers.toSerializedNode() } };
  });
  return <pre>{JSON.stringify(node, null, 2)}</pre>;
}

// fold
const layout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: 16,
};

export default function Demo() {
  return (
    <Editor resolver={{ Box }}>
      <div style={layout}>
        <Frame>
          <Element is={Box} canvas>
            {/* start */}
            <Box text="One" />
            <Box>
              <Box text="Two" />
              <Element is={Box} canvas>
                <Box text="Three" />
              </Element>
            </Box>
          </Element>
        </Frame>
        <Inspector />
      </div>
    </Editor>
  );
}
