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

function Undo() {
  const { actions, canUndo } = useEditor((_state, query) => ({
    canUndo: query.history.canUndo(),
  }));
  return (
    <button
      type="button"
      disabled={!canUndo}
      onClick={() => actions.history.undo()}
    >
      Undo
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <Undo />
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
          <Text text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}
