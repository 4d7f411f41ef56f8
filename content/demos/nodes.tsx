import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

function Box({ text, children }: { text?: string; children?: ReactNode }) {
  const { connectors: { connect, drag }, id } = useNode();
  const { actions: { selectNode } } = useEditor();
  return (
    <div
      ref={(el) => { if (el) connect(drag(el)); }}
      tabIndex={0}
      onFocus={(event) => { event.stopPropagation(); selectNode(id); }}
      style={{ padding: 16, border: '1px solid var(--line-strong)' }}
    >
      {text ?? children}
    </div>
  );
}

Box.craft = { displayName: 'Box' };

function Inspector() {
  const { node } = useEditor((_state, query) => {
    const id = query.getEvent('hovered').last() ?? query.getEvent('selected').last() ?? 'ROOT';
    const helpers = query.node(id);
    return { node: { id, draggable: helpers.isDraggable(), ...helpers.toSerializedNode() } };
  });
  return <pre>{JSON.stringify(node, null, 2)}</pre>;
}

export default function Demo() {
  return (
    <Editor resolver={{ Box }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))', gap: 16 }}>
        <Frame>
          <Element is={Box} canvas>
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
