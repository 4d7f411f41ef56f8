import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

function Text({ text }: { text: string }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
    >
      {text}
    </div>
  );
}

function Box({ children }: { children?: ReactNode }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      style={{ padding: 16, outline: '1px solid' }}
    >
      {children}
    </div>
  );
}

function MoveUp() {
  const { actions, query } = useEditor();
  const move = () => {
    const [, second = ''] = query.node('ROOT').childNodes();
    actions.move(second, 'ROOT', 0);
  };
  return (
    <button
      type="button"
      aria-label="Move the second text up"
      onClick={move}
    >
      ↑
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <MoveUp />
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
          <Text text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}
