import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

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

function Card() {
  return (
    <Box>
      Card
      <Element is={Box} id="body" canvas />
    </Box>
  );
}

function Add() {
  const { actions, query } = useEditor();
  const add = () => {
    const tree = query.parseReactElement(<Card />).toNodeTree();
    actions.addNodeTree(tree, 'ROOT');
  };
  return (
    <button type="button" onClick={add}>
      Add a card
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Box, Card }}>
      <Add />
      <Frame>
        <Element is={Box} canvas />
      </Frame>
    </Editor>
  );
}
