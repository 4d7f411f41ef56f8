import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

// fold
function Block({
  text,
  children,
}: {
  text?: string;
  children?: ReactNode;
}) {
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
        const isSelected = query.getEvent('selected').contains(id);
        if (!isSelected) actions.selectNode(id);
      }}
      style={{ padding: 16, border: '1px solid var(--line-strong)' }}
    >
      {text ?? children}
    </div>
  );
}

Block.craft = { displayName: 'Block' };

/** The parts of the state that change while users work. */
// fold
function Inspector() {
  const { shown } = useEditor(({ nodes, events, indicator }) => {
    const names = (ids: Set<string>) =>
      [...ids].map((id) => nodes[id]?.data.props['text'] ?? id);
    const { placement, error } = indicator ?? {};
    return {
      shown: {
        nodes: Object.keys(nodes).length,
        selected: names(events.selected),
        hovered: names(events.hovered),
        dragged: names(events.dragged),
        indicator: placement && {
          parent: placement.parent.id,
          index: placement.index,
          where: placement.where,
          error: error && String(error),
        },
      },
    };
  });
  return <pre>{JSON.stringify(shown, null, 2)}</pre>;
}

// fold
const layout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: 16,
};

export default function Demo() {
  return (
    <Editor resolver={{ Block }}>
      <div style={layout}>
        <Frame>
          <Element is={Block} canvas>
            {/* start */}
            <Block text="One" />
            <Block text="Two" />
            <Block>
              <Block text="Fixed" />
            </Block>
          </Element>
        </Frame>
        <Inspector />
      </div>
    </Editor>
  );
}
