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

function AddButton() {
  const { actions, query } = useEditor();
  const add = () => {
    const tree = query.parseReactElement(<Text text="Two" />).toNodeTree();
    actions.addNodeTree(tree, 'ROOT');
  };
  return (
    <button type="button" onClick={add}>
      Add a text
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Text }}>
      <AddButton />
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
        </Element>
      </Frame>
    </Editor>
  );
}
