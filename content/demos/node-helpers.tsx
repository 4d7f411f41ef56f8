import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

type BlockProps = { text?: string; locked?: boolean; children?: ReactNode };

// fold
function Block({ text, children }: BlockProps) {
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
      {text} {children}
    </div>
  );
}

// fold
Block.craft = {
  displayName: 'Block',
  rules: {
    canDrag: (node: { data: { props: BlockProps } }) =>
      !node.data.props.locked,
  },
};

// fold
function Answers() {
  const { answers } = useEditor((_state, query) => {
    const id: string = query.getEvent('selected').last() ?? 'ROOT';
    const node = query.node(id);
    let reason = '';
    const isDraggable = node.isDraggable((error: unknown) => {
      reason = error instanceof Error ? `: ${error.message}` : '';
    });
    return {
      answers: {
        'isRoot()': node.isRoot(),
        'isCanvas()': node.isCanvas(),
        'isDeletable()': node.isDeletable(),
        'isDraggable()': `${isDraggable}${reason}`,
        'childNodes()': `${node.childNodes().length} ids`,
        'descendants(true)': `${node.descendants(true).length} ids`,
        'ancestors(true)': `${node.ancestors(true).length} ids`,
      },
    };
  });
  return (
    <ul aria-label="Answers about the selected Node">
      {Object.entries(answers).map(([call, answer]) => (
        <li key={call}>
          <code>{call}</code> is {String(answer)}
        </li>
      ))}
    </ul>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Block }}>
      <Frame>
        <Element is={Block} canvas>
          <Block text="Title" />
          {/* start */}
          <Block text="Locked" locked />
          <Block text="A group, not a Canvas.">
            <Block text="Fixed" />
          </Block>
        </Element>
      </Frame>
      <Answers />
    </Editor>
  );
}
